import { applicantEvents, withStatusEvent } from '../domain/applicant.ts';
import { refuseAnonymized } from '../domain/candidate.ts';
import { leavingEntries, olderEntry, withChangedEntry } from '../domain/candidate-applications.ts';
import { refusePersonal } from '../domain/erasure.ts';
import type { EventOrigin } from '../domain/event.ts';
import { invalid } from '../domain/invalid.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { ApplicationStore } from './applications.ts';
import { type CandidateStore, candidateMustExist } from './candidates.ts';
import { customFieldCheck } from './custom-fields.ts';
import { responseErased } from './erased-marks.ts';
import { notHeld } from './form-holds.ts';
import { candidatesOfJob } from './keys.ts';
import { link } from './links.ts';
import { changeOlder, keepOlder } from './older-applications.ts';
import type { Emitted } from './resource-store.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { ConditionFailed, type Write } from './row.ts';
import type { Table } from './table.ts';
import { appendToTimeline, type Happening } from './timeline.ts';
import { refuseUnmerging } from './unmerging.ts';

interface Stores {
  table: Table;
  applications: ApplicationStore;
  candidates: CandidateStore;
}

/** Whom an application names: a candidate by id or by e-mail address, or a new person without one. */
type Applicant = { candidateId: string } | { email: string | null };

/** A new application and its candidate: a known one before and after, or a new one. */
interface Submission {
  application: Application;
  candidate: { before: Candidate | null; after: Candidate };
  events: Emitted[];
  also?: Write[];
}

/** The changed application, and the events about it and its candidate. */
interface PipelineDecision {
  next: Application;
  events: Emitted[];
  candidateEvents?: Emitted[];
  /** The candidate, if more of it changes than its entry for this application. */
  candidate?: Candidate;
  happening: Omit<Happening, 'candidate_id' | 'application_id' | 'job_id'>;
  also?: Write[];
}

type Labelled = Pick<PipelineDecision, 'next' | 'events'>;

type Decide = (
  application: Application,
  candidate: Candidate,
) => PipelineDecision | null | Promise<PipelineDecision | null>;

export type PipelineStore = ReturnType<typeof pipelineStore>;

/** Changes applications and their candidates together: both rows, the timeline and every event are one transaction. */
export function pipelineStore({ table, applications, candidates }: Stores) {
  /** Reads an application and its candidate, calls `decide`, and writes its result. Null changes nothing. */
  const change = (origin: EventOrigin, id: string, decide: Decide): Promise<Application> =>
    applications.change(origin, id, async (application) => {
      const { candidate_id } = application;
      const candidate = await candidates.get(origin.organizationId, candidate_id);
      refuseUnmerging(candidate);
      const decision = await decide(application, candidate);
      if (!decision) return null;
      const { next, events, candidateEvents = [], happening, also = [] } = decision;
      if (candidate.anonymized_at !== null) refusePersonal(application, next, happening);
      const changed = withChangedEntry(decision.candidate ?? candidate, application, next);
      const older = olderEntry(candidate, application, next);
      const after = candidates.afterChange(origin, candidate, changed);
      const about = { candidate_id, application_id: id, job_id: next.job_id };
      const moved = next.job_id !== application.job_id;
      return {
        next,
        events,
        also: [
          ...candidates.writes(origin, candidate, after, withStatusEvent(candidate, after, candidateEvents)),
          ...(older ? changeOlder(origin.organizationId, candidate_id, older) : []),
          appendToTimeline(origin, { ...happening, ...about }),
          ...(moved ? [link(candidatesOfJob(origin.organizationId, next.job_id), candidate_id)] : []),
          ...also,
        ],
      };
    });

  /** Throws {@link ApiError} validation_failed for an id that does not exist, and invalid_state_transition for an anonymized person. */
  const personOf = async (organizationId: string, who: Applicant): Promise<Candidate | undefined> => {
    if ('email' in who)
      return who.email === null ? undefined : candidates.findByEmail(organizationId, who.email);
    const found = await candidates.find(organizationId, who.candidateId);
    if (!found) throw invalid('candidate_id', 'not_found', 'candidate_id names no candidate of yours.');
    refuseAnonymized(found);
    return found;
  };

  return {
    /** See {@link customFieldCheck}. */
    checkFields: customFieldCheck(table, 'application'),

    /**
     * The application that a crashed first run of this request has already stored. Throws {@link ApiError}
     * answer_erased if its person was erased.
     */
    async applied({ organizationId, claim }: EventOrigin, id: string): Promise<Application | undefined> {
      const found = claim === undefined ? undefined : await applications.find(organizationId, id);
      const candidate = found && (await candidates.find(organizationId, found.candidate_id));
      if (found && (!candidate || candidate.anonymized_at !== null)) throw responseErased();
      return found;
    },

    /**
     * Stores an application. `submit` is called with the candidate whom it names, by id or e-mail address, and again after a conflict.
     * When a crashed first run has already stored it, returns that application.
     */
    apply(
      origin: EventOrigin,
      who: Applicant,
      submit: (known: Candidate | undefined) => Submission | Promise<Submission>,
    ): Promise<Application> {
      const { organizationId } = origin;
      return retryOnConflict(async () => {
        const known = await personOf(organizationId, who);
        if (known) refuseUnmerging(known);
        const { application, candidate, events, also = [] } = await submit(known);
        const { before } = candidate;
        const after = before ? candidates.afterChange(origin, before, candidate.after) : candidate.after;
        const about = { candidate_id: after.id, application_id: application.id, job_id: application.job_id };
        const emitted: Emitted[] = before
          ? withStatusEvent(before, candidate.after, applicantEvents(before, candidate.after))
          : [{ type: 'candidate.created' }];
        const ofPerson = candidates.writes(origin, before, after, emitted);
        const claim = before
          ? []
          : await candidates.emailWrites(organizationId, null, after, { refuse: false });
        const stored: Application = { ...application, is_counted: true };
        try {
          await table.commit([
            ...applications.writes(origin, null, stored, events),
            ...ofPerson,
            ...(before ? [notHeld(origin, before.id)] : []),
            ...claim,
            ...leavingEntries(before, after).map((entry) => keepOlder(organizationId, after.id, entry)),
            link(candidatesOfJob(organizationId, application.job_id), after.id),
            appendToTimeline(origin, { type: 'applied', ...about, to: application.stage }),
            ...also,
          ]);
          return stored;
        } catch (error) {
          const first = error instanceof ConditionFailed && error.index === 0 ? error.existing : undefined;
          if (first) return applications.read(first) as Application;
          throw error;
        }
      });
    },

    change,

    /**
     * Changes the team's labels of an application; null changes nothing. Its candidate must exist and does not change.
     */
    label: (origin: EventOrigin, id: string, decide: (before: Application) => Labelled | null) =>
      applications.change(origin, id, async (before) => {
        // Read after the application: anonymizing it from now on changes its version.
        const candidate = await candidates.get(origin.organizationId, before.candidate_id);
        const decision = decide(before);
        if (!decision) return null;
        if (candidate.anonymized_at !== null) refusePersonal(before, decision.next);
        return { ...decision, also: [candidateMustExist(origin.organizationId, candidate.id)] };
      }),

    /**
     * Changes a resource and returns whether there was a change; a change by a crashed first run of the request counts.
     */
    async changeOnce(
      origin: EventOrigin,
      id: string,
      decide: Decide,
    ): Promise<{ application: Application; changed: boolean }> {
      let changed = true;
      const application = await change(origin, id, async (before, candidate) => {
        const decision = await decide(before, candidate);
        changed = decision !== null;
        return decision;
      });
      return { application, changed };
    },
  };
}
