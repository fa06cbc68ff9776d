import { instructedItems } from '../../shared/assessments/disc-o/instructed-items.ts';
import { discOItemIds } from '../../shared/assessments/disc-o/item-ids.ts';

/**
 * Takes an assessment to its end by the link of its invitation, as the candidate's page does. The ids of
 * items are known beforehand.
 */
export async function takeAssessment(
  url: string,
  answers: { item_id: string; value: unknown }[],
): Promise<void> {
  const { origin, hash } = new URL(url);
  const sessions = `${origin}/v1/assessment-sessions`;
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${sessions}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text);
  };
  const { session_token } = await post('', { token: hash.slice(1) });
  const headers = { Authorization: `Bearer ${session_token}` };
  for (const [at, answer] of answers.entries())
    await post('/current/answers', { ms: 9_000 + 700 * at, ...answer }, headers);
  await post('/current/finish', {}, headers);
}

/** Answers to the bugs of a developer assessment. */
export const bugAnswers = [1, 2, 3, 4].map((n) => ({ item_id: `bug-${n}`, value: '2' }));
/** Answers to DISC-O, always the same, with those that the instructed items ask for. */
export const discOAnswers = discOItemIds.map((item_id, at) => ({
  item_id,
  value: instructedItems.find(({ id }) => id === item_id)?.expected ?? 1 + ((at * 7) % 5),
}));
