import type { Credentials } from '../services/sigv4.ts';
import { accountId } from '../template/local-account.ts';
import { showAccessRequest } from './missing-statement.ts';
import type { Policies } from './read-policies.ts';
import type { FunctionIdentity } from './role-keys.ts';
import type { AccessRequest, Statement } from './statement.ts';
import { UsedRights } from './used-rights.ts';

const mostRemembered = 10_000;

/** One log line about a refusal. */
type OnRefusal = (who: string, line: string) => void;
type Principal = { name: string; arn: string; roleArn: string };

/** The access rules of a stage, from its template. Judges functions by their access keys, and services by their names. */
export class Access {
  readonly used = new UsedRights();
  readonly #root: Credentials;
  readonly #keys = new Map<string, Principal & { secretAccessKey: string }>();
  /** Requests that were allowed before: a function repeats the same ones. */
  readonly #allowed = new Set<string>();
  #policies: Policies | undefined;
  #onRefusal: OnRefusal = () => {};

  /** Before policies are set, only the account itself is known, and all is allowed. */
  constructor(root: Credentials) {
    this.#root = root;
  }

  /** Sets the rules of the template, and replaces earlier ones. */
  setPolicies(policies: Policies, functions: FunctionIdentity[]): void {
    this.#policies = policies;
    this.#allowed.clear();
    this.#keys.clear();
    for (const { name, roleArn, accessKeyId, secretAccessKey } of functions) {
      const arn = `arn:aws:sts::${accountId}:assumed-role/${roleArn.split('/').at(-1)}/${name}`;
      this.#keys.set(accessKeyId, { name, arn, roleArn, secretAccessKey });
    }
  }

  onRefusal(listener: OnRefusal): void {
    this.#onRefusal = listener;
  }

  /** The secret of an access key; undefined when there is no such key. */
  secretOf(accessKeyId: string): string | undefined {
    if (accessKeyId === this.#root.accessKeyId) return this.#root.secretAccessKey;
    return this.#keys.get(accessKeyId)?.secretAccessKey;
  }

  /** AWS's message about the first thing that the key's owner may not do; undefined when all is allowed. */
  refuse(accessKeyId: string, requests: AccessRequest[]): string | undefined {
    const owner = this.#keys.get(accessKeyId);
    return owner && this.#refuseRole(owner, requests);
  }

  /** As `refuse`, for what Lambda does in the name of a function's role, such as receiving from its queue. */
  refuseFunction(functionName: string, requests: AccessRequest[]): string | undefined {
    const owner = [...this.#keys.values()].find(({ name }) => name === functionName);
    return owner && this.#refuseRole(owner, requests);
  }

  /** Whether a service may do something by the policy of the resource alone. A refusal is logged. */
  allowsService(service: string, sourceArn: string, request: AccessRequest): boolean {
    if (!this.#policies) return true;
    const context = { ...request.context, 'aws:sourcearn': sourceArn, 'aws:sourceaccount': accountId };
    const found = this.#decide({ ...request, context }, service, []);
    if (found.isAllowed) return true;
    this.#onRefusal(
      service,
      showAccessRequest(`${service} for ${sourceArn}`, { ...request, context }, found.denied, service),
    );
    return false;
  }

  #refuseRole({ name, arn, roleArn }: Principal, requests: AccessRequest[]): string | undefined {
    const own = this.#policies?.roles.get(roleArn) ?? [];
    for (const request of requests) {
      const known = `${roleArn} ${JSON.stringify(request)}`;
      if (this.#allowed.has(known)) continue;
      const { isAllowed, denied } = this.#decide(request, 'AWS', own);
      if (isAllowed) {
        this.used.note(roleArn, request);
        if (this.#allowed.size >= mostRemembered) this.#allowed.clear();
        this.#allowed.add(known);
        continue;
      }
      this.#onRefusal(name, showAccessRequest(arn, request, denied));
      const { action, resource } = request;
      const reason = denied
        ? `with an explicit deny in ${own.includes(denied) ? 'an identity' : 'a resource'}-based policy`
        : `because no identity-based policy allows the ${action} action`;
      return `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
    }
    return undefined;
  }

  #decide(
    request: AccessRequest,
    principal: string,
    own: Statement[],
  ): { isAllowed: boolean; denied?: Statement } {
    const ofResource = this.#policiesOf(request.resource).filter(({ means }) => means(principal));
    const applying = [...own, ...ofResource].filter(({ applies }) => applies(request));
    const denied = applying.find(({ effect }) => effect === 'Deny');
    return { isAllowed: !denied && applying.length > 0, denied };
  }

  /** An object has the policy of its bucket. */
  #policiesOf(resource: string): Statement[] {
    const owner = resource.startsWith('arn:aws:s3:::') ? (resource.split('/')[0] as string) : resource;
    return this.#policies?.resources.get(owner) ?? [];
  }
}
