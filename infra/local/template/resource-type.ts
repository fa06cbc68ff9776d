/** The values of Ref and Fn::GetAtt of a resource. */
export type Identity = { ref: string; attributes: Record<string, string> };
type Naming = { name: string; awsEndpoint: string; properties: Record<string, unknown> };

export type ResourceType = {
  /** The property that holds a physical name of the template's own choice. */
  nameProperty?: string;
  identify(naming: Naming): Identity;
  /** Property paths that the local cloud acts on; a path takes everything beneath it. */
  runs: string[];
  /** Property paths that change nothing on one machine: encryption at rest, alarms, descriptions. */
  leaves: string[];
};

export const words = (text: string): string[] => text.trim().split(/\s+/);
export const withArn = (ref: string, arn: string, others: Record<string, string> = {}): Identity => ({
  ref,
  attributes: { Arn: arn, ...others },
});
