import { beforeAll, describe, expect, it } from 'vitest';
import { auditAssessments } from '../../../shared/administration/audit-assessments.ts';
import { AdministrationError } from '../../../shared/administration/organizations.ts';
import { auditAsCsv } from '../../../shared/administration/write-audit.ts';
import { assessmentStore } from '../../../shared/storage/assessments.ts';
import { currentIds } from '../../../shared/storage/current-ids.ts';
import { sittingStore } from '../../../shared/storage/sittings.ts';
import { candidateCalls } from '../../functions/support/candidate-calls.ts';
import { settingCalls } from '../../functions/support/setting-calls.ts';
import { sitter } from '../../functions/support/sit.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** People who took the reading items of one template, each with so many right answers. */
async function taken(rights: number[]) {
  const caller = await newCaller(backend);
  const settings = {
    name: 'Reading',
    kind: 'developer',
    developer_parts: ['reading'],
    days_between_attempts: 0,
  };
  const { body: template } = await settingCalls(backend).templates.create({ caller, body: settings });
  const sit = sitter(backend, caller);
  const take = async (right: number, more = {}) => {
    const answer = (_: unknown, at: number, text: string) => ({ value: at < right ? text : 'wrong' });
    const { result } = await sit('developer', answer, {}, { template_id: template.id, ...more });
    return result.candidate_id as string;
  };
  const ids: string[] = [];
  for (const [at, right] of rights.entries()) ids.push(await take(right, { external_id: `test-${at}` }));
  const { table } = backend;
  const reach = {
    assessments: assessmentStore(table),
    sittings: sittingStore(table),
    currentIds: currentIds(table),
    clock: () => new Date(),
  };
  const audit = (categories: string, of = template.id) =>
    auditAssessments(reach, { organization: caller.organizationId, template: of, categories });
  return { caller, ids, take, audit };
}

describe('an audit of assessments', () => {
  it('has the rates above the median and the impact ratios of the categories', async () => {
    const { ids, audit } = await taken([6, 5, 4, 2, 1, 0]);
    const [first, , third, fourth, fifth] = ids;
    const result = await audit(
      `candidate_id,category\n${first},women\ntest-1,women\n${third},men\n${fourth},men\n${fifth},women\nnone,men\n`,
    );
    // Six scores, 3 in the middle: three of them are above it.
    expect(result).toMatchObject({
      object: 'assessment_audit',
      scales: [{ key: 'reading', median: 3 }],
      without_category: 1,
      without_score: 1,
    });
    const [scale] = result.scales;
    expect(
      scale?.categories.map((one) => [one.category, one.selected, one.scored, one.impact_ratio]),
    ).toEqual([
      ['men', 1, 2, 0.75],
      ['women', 2, 3, 1],
    ]);
    expect(auditAsCsv(result).split('\r\n')).toEqual([
      'scale,category,scored,selected,selection_rate,impact_ratio,meets_four_fifths,is_small',
      'reading,men,2,1,0.5,0.75,false,false',
      'reading,women,3,2,0.6667,1,true,false',
    ]);
  });

  it('counts a person once, with the last attempt, under the candidate who remained of a merge', async () => {
    const { caller, ids, take, audit } = await taken([6, 1]);
    const [one = '', other = ''] = ids;
    await take(0, { candidate_id: one });
    const read = async () =>
      (await audit(`${one},A\n${other},B`)).scales[0]?.categories.map((row) => [row.category, row.selected]);
    expect(await read()).toEqual([
      ['A', 0],
      ['B', 1],
    ]);
    await candidateCalls(backend).merge({ caller, params: { id: one }, body: { candidate_id: other } });
    await expect(audit(`${one},A\n${other},B`)).rejects.toThrow('line 2 of the categories puts');
    const { scales } = await audit(`${other},A`);
    expect(scales[0]?.categories).toMatchObject([{ category: 'A', scored: 1 }]);
  });

  it('refuses a template without results, and a file that names none of its people', async () => {
    const { audit } = await taken([3]);
    for (const [categories, template, reason] of [
      ['x,A', 'ast_none', 'no assessment of ast_none has a result yet'],
      ['x,A', undefined, 'no line of the categories names a candidate'],
      ['scan_id,category\nx,A', undefined, 'not candidate_id or external_id'],
    ] as const) {
      const asked = template ? audit(categories, template) : audit(categories);
      await expect(asked).rejects.toThrow(AdministrationError);
      await expect(asked).rejects.toThrow(reason);
    }
  });
});
