import type { Stack } from 'aws-cdk-lib';
import { CfnOutput } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { StageConfig } from './config.ts';

/**
 * The topic of all alarms: the operator's, or one of the stage with a subscription for each address. Its ARN is the
 * output `AlarmTopicArn`, for further subscriptions.
 */
export function alarmTopic(stack: Stack, { alarmTopicArn, alarmEmails = [] }: StageConfig): ITopic {
  const topic = alarmTopicArn
    ? Topic.fromTopicArn(stack, 'AlarmTopic', alarmTopicArn)
    : new Topic(stack, 'AlarmTopic', { enforceSSL: true });
  for (const address of alarmEmails) topic.addSubscription(new EmailSubscription(address));
  // A policy of its own replaces the one of every new topic, by which alarms may publish.
  const conditions = { StringEquals: { 'aws:SourceAccount': stack.account } };
  if (!alarmTopicArn) topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions }));
  new CfnOutput(stack, 'AlarmTopicArn', { value: topic.topicArn });
  return topic;
}
