/** The text that `npm run admin -- help` prints. */
export const usage = `npm run admin -- <command> --stage prod|sandbox [options]

  create-organization --name NAME [--plan free|scale]
  create-key-set      --organization org_… --name NAME --scopes a,b [--origins https://…,https://…]
  list-key-sets       --organization org_…                  with their keys, when each was last used, and no secret
  show-key-set        --organization org_… --key-set ks_…
  update-key-set      --organization org_… --key-set ks_… [--name NAME] [--scopes a,b] [--origins https://…]  for all its keys
  add-key             --organization org_… --key-set ks_… [--type secret|publishable]
  invite-member       --organization org_… --email ADDRESS --role owner|admin|recruiter|developer|viewer [--base-url URL]
                      the link for a person's first sign-in, for 7 days; --base-url is the ApiUrl of a deployment. Members
                      invite others in the dashboard
  link-sandbox        --organization org_… --production org_…  --stage sandbox: an organization that the sandbox has
                      becomes the one that production's members see there, before their first visit
  set-retention       --organization org_… --months N|none  for applicants who agreed to no period of their own
  reindex             [--organization org_…]                after an upgrade: enters rows of an earlier release in the indexes of
                                                          changes and words and in the counts of pipelines, of one organization or
                                                          of all; safe to repeat
  roll-key            --key key_…|KEY|- [--overlap SECONDS]  the old key works on for that long (default 86400)
  revoke-key          --key key_…|KEY|-                     by its id or by the key itself
  set-model-key                                           the model provider's key, from HIRING_MODEL_KEY or standard input
  audit-fit           --organization org_… --job job_… --categories FILE [--least-score N | --band strong|good|partial]
                      [--format json|csv]  selection rates and impact ratios of a job's fit scores; the file has lines of
                      "scan or external id,category", is read here and kept nowhere
  audit-fit           --organization org_… --template ast_… --categories FILE [--format json|csv]
                      the same of the assessments of a template, for each scale: rates above the median, and impact ratios; the file
                      has lines of "candidate id or external id of the assessment,category"
  calibrate-general                                       fits the difficulties of the general test from all who took it, at least 200
                                                          people, and stores them for the tests that begin from now on
  listen              --forward-to http://localhost:3000/hook [--key KEY|-] [--events scan.*,job.created]
                      [--since 10m|INSTANT] [--base-url URL]  forwards events to a receiver on this machine, signed as
                      deliveries are; the key needs events:read and is best in HIRING_API_KEY

A key given as --key KEY stands in the list of processes and in the shell's history; --key - reads it from standard input.

Talks to the local cloud while \`npm start\` runs, else to the deployed stage of the AWS account in the environment;
--deployed and --local say which. Secrets are printed once.`;
