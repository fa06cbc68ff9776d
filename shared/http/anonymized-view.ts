import type { TimelineEntry } from '../contracts/timeline.ts';
import { ApiError } from '../domain/api-error.ts';
import { anonymizeApplication, anonymizeEntry } from '../domain/erasure.ts';
import { timeOf } from '../domain/ids.ts';
import type { Application } from '../domain/stored/application.ts';
import type { subjectIds } from './response.ts';

/** The parts of a view that name its kind and its people. */
export interface Shown {
  object?: string;
  id?: string;
  candidate_id?: string | null;
  data?: Shown[];
  [subjectIds]?: string[];
}

/**
 * A view of an anonymized person as it is after the worker: applications and their history without personal texts; no note, file,
 * scan or export that is older than `at`, when the person was anonymized. Throws {@link ApiError} not_found if nothing is left. A
 * view that the worker has anonymized stays the same.
 */
export function anonymizedView(view: Shown, path: string, at: Date): Shown {
  const scanId = path.split('/').find((part) => part.startsWith('scan_'));
  // The candidate lost its scan when it was anonymized.
  if (scanId ? timeOf(scanId) > at : path.endsWith('/profile')) return view;
  const kept = scanId ? null : keptOf(view, at);
  if (!kept) throw new ApiError('not_found');
  return kept;
}

function keptOf(view: Shown, at: Date): Shown | null {
  if (view.object === 'list') {
    const data = (view.data ?? []).map((item) => keptOf(item, at)).filter((item) => item !== null);
    return { ...view, data };
  }
  if (view.object === 'application') return bareApplication(view as unknown as Application);
  if (view.object === 'timeline_entry')
    return anonymizeEntry(view as unknown as TimelineEntry) as unknown as Shown;
  return view.id !== undefined && timeOf(view.id) > at ? view : null;
}

/** A listed application may show a part of its submission only. */
function bareApplication(view: Application): Shown {
  const { submission, ...bare } = anonymizeApplication(view);
  const shown = Object.entries(submission).filter(([name]) => name in view.submission);
  return { ...bare, submission: Object.fromEntries(shown), fit: null } as Shown;
}
