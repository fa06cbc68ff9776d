import { join } from 'node:path';
import { environmentOf } from '../shared/platform/names.ts';

export type Demo = {
  organization_id: string;
  secret_key: string;
  publishable_key: string;
  allowed_origin: string;
};
/** One entry of ready.json; production has the dashboard. Tools wait for that file. */
export type Ready = { base_url: string; dashboard?: string } & Demo;

/** Prints the addresses and keys of both stages. */
export function greet(ready: Record<string, Ready>, dir: string, print: (line: string) => void): void {
  for (const [
    name,
    { base_url, organization_id, secret_key, publishable_key, allowed_origin },
  ] of Object.entries(ready))
    print(`
${name}  ${base_url}
  organization     ${organization_id}
  secret key       ${secret_key}
  publishable key  ${publishable_key}  (from ${allowed_origin})
  careers portal   ${base_url}/careers/${organization_id}
  widget           ${base_url}/widget/try?key=${publishable_key}`);
  const { dashboard } = ready[environmentOf.prod.name] ?? {};
  print(`
dashboard  ${dashboard}
  sign in as Ada (owner), Ben (recruiter), Cleo (developer) or Dan (viewer)`);
  const { base_url = '', secret_key = '' } = ready[environmentOf.sandbox.name] ?? {};
  print(`
Next:
  curl -H 'Authorization: Bearer ${secret_key}' ${base_url}/v1/me
  npm run admin -- help
  tail -f ${join(dir, '*', 'logs', '*.log')}

Running. Ctrl-C stops; data stays in ${dir}.`);
}
