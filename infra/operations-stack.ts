import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import { tableName } from '../shared/platform/names.ts';
import { alarmTopic } from './alarm-topic.ts';
import type { ApiStack } from './api-stack.ts';
import type { StageConfig } from './config.ts';
import { scanWidgets } from './scan-widgets.ts';
import type { WorkersStack } from './workers-stack.ts';

/**
 * The dashboard, and one alarm for each condition that an operator must examine. Every alarm has a heading in
 * infra/RUNBOOK.md.
 */
export class OperationsStack extends Stack {
  constructor(scope: Construct, config: StageConfig, api: ApiStack, pipelines: WorkersStack) {
    super(scope, 'Operations');

    const action = new SnsAction(alarmTopic(this, config));
    const alarm = (id: string, metric: IMetric, threshold: number, impact: string) => {
      const made = new Alarm(this, id, {
        metric,
        threshold,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `${impact} See infra/RUNBOOK.md, "${id}".`,
      });
      made.addAlarmAction(action);
      made.addOkAction(action);
    };
    const fiveMinutes = { period: Duration.minutes(5) };

    const { api: rest } = api;
    const serverErrors = rest.metricServerError(fiveMinutes);
    alarm('ApiServerErrors', serverErrors, 5, 'Integrators get 5xx answers.');

    // Without a dimension: of all functions in the account, whose quota they share.
    const throttled = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'Sum',
      ...fiveMinutes,
    });
    alarm(
      'FunctionsThrottled',
      throttled,
      1,
      'Calls fail with 5xx, or workers wait: too many functions run at once.',
    );
    const dimensionsMap = { TableName: tableName(config.name) };
    for (const kind of ['Read', 'Write']) {
      const metricName = `${kind}ThrottleEvents`;
      const refused = new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap,
        statistic: 'Sum',
        ...fiveMinutes,
      });
      alarm(
        `Table${kind}sThrottled`,
        refused,
        10,
        'Calls are slow or fail with 503: the table is throttled.',
      );
    }

    const queueWidgets: GraphWidget[] = [];
    for (const [name, { queue, deadLetters }] of Object.entries(pipelines.queues)) {
      const title = name[0]?.toUpperCase() + name.slice(1);
      const setAside = deadLetters.metricApproximateNumberOfMessagesVisible({
        ...fiveMinutes,
        statistic: 'Maximum',
      });
      const oldest = queue.metricApproximateAgeOfOldestMessage(fiveMinutes);
      alarm(`${title}DeadLetters`, setAside, 1, deadLetterImpact[name] ?? '');
      alarm(`${title}Backlog`, oldest, backlogSeconds[name] ?? 300, `The ${name} queue is not keeping up.`);
      queueWidgets.push(
        new GraphWidget({
          title: `${title}: waiting, and age of the oldest (s)`,
          left: [queue.metricApproximateNumberOfMessagesVisible(fiveMinutes), setAside],
          right: [oldest],
        }),
      );
    }

    const undelivered = pipelines.undelivered.metricApproximateNumberOfMessagesVisible({
      ...fiveMinutes,
      statistic: 'Maximum',
    });
    alarm('UndeliveredEvents', undelivered, 1, 'Events did not reach webhooks or workers.');

    const iteratorAge = pipelines.functions
      .find(({ node }) => node.id === 'PublishEvents')
      ?.lambda.metric('IteratorAge', { ...fiveMinutes, statistic: 'Maximum' });
    if (iteratorAge) alarm('OutboxBehind', iteratorAge, 60_000, 'Events reach webhooks late.');

    // A search and not a list: a graph of every function by name would need an export and a line each.
    const errors = `{AWS/Lambda,FunctionName} MetricName="Errors" FunctionName=${config.id}`;
    const worstFunctions = new MathExpression({
      expression: `SORT(SEARCH('${errors}', 'Sum', ${fiveMinutes.period.toSeconds()}), SUM, DESC, 20)`,
      label: '',
      ...fiveMinutes,
    });
    new Dashboard(this, 'Dashboard', {
      dashboardName: `hiring-${config.name}`,
      widgets: [
        [
          new GraphWidget({
            title: 'API: calls and errors',
            left: [rest.metricCount(fiveMinutes)],
            right: [rest.metricClientError(fiveMinutes), serverErrors],
          }),
          new GraphWidget({
            title: 'API: latency p50 and p99 (ms)',
            left: [
              rest.metricLatency({ ...fiveMinutes, statistic: 'p50' }),
              rest.metricLatency({ ...fiveMinutes, statistic: 'p99' }),
            ],
          }),
        ],
        queueWidgets,
        [
          new GraphWidget({
            title: 'Function errors: the twenty with most',
            left: [worstFunctions],
          }),
          new GraphWidget({
            title: 'Outbox: age of the oldest unpublished event (ms)',
            left: iteratorAge ? [iteratorAge] : [],
          }),
        ],
        scanWidgets(config),
      ],
    });
  }
}

const deadLetterImpact: Record<string, string> = {
  extraction: 'CVs were not read: extraction failed five times.',
  scorings: 'Fit scores were not computed.',
  indexings: 'Candidates are not found by their words.',
  attachments: 'Uploaded files of applications were not processed.',
  events: 'Events did not become deliveries.',
  deliveries: 'The webhook sender crashed twenty times on a delivery.',
  retries: 'The webhook sender crashed twenty times on a retry.',
  replays: 'Replays of webhooks do not continue.',
  erasures: 'Data that must be erased is still stored.',
  exports: 'Exports of candidates were not written.',
  imports: 'Postings were not imported: the import failed five times.',
};

/** The age in seconds at which a queue's oldest message raises an alarm. */
const backlogSeconds: Record<string, number> = {
  extraction: 300,
  scorings: 300,
  indexings: 300,
  attachments: 300,
  events: 60,
  deliveries: 60,
  // A message may be delayed for 15 minutes intentionally.
  retries: 1200,
  replays: 1200,
  imports: 300,
  erasures: 3600,
  exports: 3600,
};
