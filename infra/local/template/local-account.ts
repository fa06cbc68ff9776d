/** The account and region of the local cloud. The endpoint accepts no other region. */
export const accountId = '000000000000';
export const region = 'us-east-1';

/** As every AWS SDK reads them from the environment, and as presigned URLs contain them. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** A rule of a bus of one's own has the bus in its ARN. */
export const ruleArn = (bus: string, rule: string): string =>
  arnOf('events', bus === 'default' ? `rule/${rule}` : `rule/${bus}/${rule}`);

export const arnOf = (service: string, resource: string): string =>
  service === 's3' ? `arn:aws:s3:::${resource}` : `arn:aws:${service}:${region}:${accountId}:${resource}`;
