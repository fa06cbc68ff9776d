import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { type AssertionReader, assertionReader } from '../../shared/identity/assertion.ts';
import { issueToken, type TokenDesk } from '../../shared/identity/issue-token.ts';
import { openPeppers } from '../../shared/identity/open-identity.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type OnceStore, onceStore } from '../../shared/storage/once.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { sessionTokenStore } from '../../shared/storage/session-tokens.ts';
import { type TwinStore, twinStore } from '../../shared/storage/twins.ts';

interface Dependencies extends TokenDesk {
  readAssertion: () => AssertionReader;
  once: OnceStore;
  twins: Pick<TwinStore, 'findOrCreate'>;
  organizations: Pick<OrganizationStore, 'find'>;
}

/** The sandbox has no people of its own: it takes production's word for who they are. */
export const createSandboxToken =
  (desk: Dependencies): Handle<typeof routes.createSandboxToken> =>
  async ({ body, now, newId }) => {
    const { readAssertion, once, twins, organizations } = desk;
    const { asserted, jti, endsAt } = await readAssertion()(body.assertion, now);
    if (!(await once.use('assertion', jti, endsAt))) throw new ApiError('assertion_invalid');
    const { organization_name: name, plan } = asserted;
    const fresh = { id: newId('organization'), name, plan, created_at: now.toISOString() };
    const id = await twins.findOrCreate(asserted.organization_id, fresh);
    const organization = await organizations.find(id);
    if (!organization) throw new ApiError('not_found');
    return issueToken(desk, {
      organization,
      memberId: asserted.member_id,
      sessionId: asserted.session_id,
      name: asserted.name,
      role: asserted.role,
      isOfOtherStage: true,
      now,
    });
  };

/** The keys of production are fetched once, and again for one that is not among them. */
function openReader(): () => AssertionReader {
  let reader: AssertionReader | undefined;
  return () => {
    const { stage, productionUrl, apiUrl } = environment;
    if (stage !== 'sandbox' || !productionUrl)
      throw new ApiError('not_found', { message: 'This environment takes no assertions.' });
    reader ??= assertionReader({ issuer: productionUrl, audience: apiUrl });
    return reader;
  };
}

export const entry = entryOf(routes.createSandboxToken, createSandboxToken, ({ table, organizations }) => ({
  stage: environment.stage,
  readAssertion: openReader(),
  once: onceStore(table),
  twins: twinStore(table),
  organizations,
  sessionTokens: sessionTokenStore(table),
  peppers: openPeppers(),
}));
