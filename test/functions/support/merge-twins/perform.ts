import type { CandidateFile } from '../../../../shared/domain/stored/candidate-file.ts';
import { pendingAttachmentKey } from '../../../../shared/storage/file-keys.ts';
import { everyRow } from '../../../support/every-row.ts';
import { fromCareerSite, visitorOf } from '../application-calls.ts';
import type { Model } from './model.ts';
import type { Action, Sending, Who } from './story.ts';
import { syncCopies } from './sync.ts';
import { addressOf, type Desks, markOf, type World } from './world.ts';

type Desk = Desks['plain'];
interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own response
  body: any;
}

/** The names of what was created of a kind, and is not deleted. */
const namesOf = (world: World, kind: string) => [...world.ids.keys()].filter((name) => name.startsWith(kind));
const picked = (world: World, kind: string, pick: number): string | undefined => {
  const names = namesOf(world, `${kind} `);
  return names[pick % Math.max(1, names.length)];
};
const idOf = (world: World, name: string) => world.ids.get(name) ?? '';

/** Does an action in one of the two organizations and returns the status of its response; null if there is nothing to do. */
export async function perform(
  action: Action,
  world: World,
  model: Model,
  desks: Desks,
): Promise<number | null> {
  const { caller } = world;
  const { organizationId } = caller;
  /** The id to which an action for a person is addressed. In the twin it is always that of who is concerned. */
  const at = (who: Who) => world.people[world.isMerged ? who : model.rootOf(who)] ?? '';
  const mark = (who: Who) => markOf(world, model.rootOf(who));
  const made = `${action.name}`;

  /** Sends a request, which may stop before its response; what it creates is known from the response. */
  const send = async (
    sending: Sending,
    request: (desk: Desk, headers: Record<string, string>) => Promise<Answer>,
    then: (answer: Answer) => Promise<void> | void = () => {},
  ): Promise<number> => {
    const headers: Record<string, string> = sending === 'plain' ? {} : { 'idempotency-key': made };
    const finish = async (answer: Answer) => {
      if (answer.status < 300) await then(answer);
      return answer;
    };
    const repeat = async () => finish(await request(desks.plain, headers));
    if (sending !== 'plain') world.repeats.set(made, repeat);
    if (sending !== 'crashed') return (await repeat()).status;
    try {
      return (await request(desks.stopped, headers)).status;
    } catch (error) {
      if (!String(error).includes('failed') && !String(error).includes('stopped')) throw error;
      return 0;
    }
  };
  const appliedBy = (text: string) => async (answer: Answer) => {
    world.ids.set(`application ${made}`, answer.body.id);
    world.texts.set(`mark of application ${made}`, text);
  };

  switch (action.do) {
    case 'patch': {
      const { who, field, clear } = action;
      const text = `${mark(who)} ${made}`;
      const root = model.rootOf(who);
      if (field === 'email' && (clear || model.exchanged.has(root))) return null;
      if (field === 'email' && world.isMerged) model.addresses[root] = made;
      const values: Record<string, unknown> = {
        email: addressOf(world, root, made),
        links: clear ? [] : [`https://${mark(who)}.example.com/${made}`],
        metadata: clear ? { team: null } : { team: text, [text]: '1' },
        tags: [text],
        location: clear ? null : { raw: text },
      };
      const value = field in values ? values[field] : clear ? null : text;
      const params = { id: at(who) };
      if (field === 'tags') {
        const body = { add: [text] };
        return send('plain', ({ candidates }) => candidates.changeTags({ caller, params, body }));
      }
      const body = field === 'first_name' && clear ? { first_name: text } : { [field]: value };
      // PATCH takes no Idempotency-Key.
      return send('plain', ({ candidates }) => candidates.update({ caller, params, body }));
    }
    case 'exchange': {
      // The first value of the merged candidate changes places with one of the other ones: in the twin, nothing happens.
      if (!world.isMerged) return null;
      const { body } = await desks.plain.candidates.get({ caller, params: { id: at(action.who) } });
      const other = action.what === 'email' ? body.emails[1]?.address : body.phones[1]?.number;
      if (!other) return null;
      model.exchanged.add(model.rootOf(action.who));
      await desks.plain.candidates.update({
        caller,
        params: { id: body.id },
        body: { [action.what]: other },
      });
      return null;
    }
    case 'form': {
      const { who, isPublic, gives, cv, retention, marketing, sending } = action;
      const text = `${markOf(world, who)} ${made}`;
      const candidate = {
        first_name: text,
        email: addressOf(world, who, model.addresses[who] ?? ''),
        ...Object.fromEntries(
          gives.map((field) => [
            field,
            field === 'links'
              ? [`https://${markOf(world, who)}.example.com/${made}`]
              : field === 'location' && !isPublic
                ? { raw: text }
                : text,
          ]),
        ),
      };
      const body = {
        job_id: world.jobs[action.job]?.id,
        candidate,
        cover_letter: text,
        consent: { processing: true, retention, marketing },
        ...(cv && { resume: { filename: `${text}.txt`, text } }),
      };
      const from = isPublic ? { caller: visitorOf(caller), headers: fromCareerSite } : { caller };
      return send(
        sending,
        ({ applications }, headers) =>
          applications.create({ ...from, body, headers: { ...headers, ...from.headers } }),
        async (answer) => {
          await appliedBy(markOf(world, who))(answer);
          if (cv) world.texts.set(`application ${made}`, text);
        },
      );
    }
    case 'apply': {
      const { who, job, consents, sending } = action;
      const body = {
        job_id: world.jobs[job]?.id,
        candidate_id: at(who),
        cover_letter: `${mark(who)} ${made}`,
        ...(consents && { consent: { processing: true, marketing: true } }),
      };
      return send(
        sending,
        ({ applications }, headers) => applications.create({ caller, body, headers }),
        appliedBy(mark(who)),
      );
    }
    case 'file': {
      const name = picked(world, 'application', action.pick);
      const text = name && world.texts.get(name);
      if (!name || !text) return null;
      const stored = await desks.plain.applications.applications.find(organizationId, idOf(world, name));
      for (const { file_key } of stored?.submission.attachments ?? [])
        await desks.plain.applications.receive(file_key);
      const after = await desks.plain.applications.applications.find(organizationId, idOf(world, name));
      if (!after?.scan_id) return 0;
      world.ids.set(`scan of ${name}`, after.scan_id);
      world.texts.set(`scan of ${name}`, text);
      return 1;
    }
    case 'scan': {
      const text = `${mark(action.who)} ${made}`;
      const upload = await desks.scans.upload({ caller, body: { filename: `${text}.pdf` } });
      const { upload_url, headers, storage_token } = upload.body;
      await fetch(upload_url, { method: 'PUT', body: text, headers });
      const project_id = action.job === null ? null : world.jobs[action.job]?.id;
      const sent = { storage_token, candidate_id: at(action.who), ...(project_id && { project_id }) };
      const { status, body } = await desks.scans.create({ caller, body: sent });
      if (status < 300) {
        world.ids.set(`scan ${made}`, body.id);
        world.texts.set(`scan ${made}`, text);
      }
      return status;
    }
    case 'read': {
      const name = picked(world, 'scan', action.pick);
      if (!name) return null;
      await desks.read(world.texts.get(name) ?? '', organizationId, idOf(world, name));
      await desks.fits.score(caller, idOf(world, name));
      return 1;
    }
    case 'drop': {
      const name = picked(world, 'scan', action.pick);
      if (!name) return null;
      const { status } = await desks.privacy.deleteScan({ caller, params: { id: idOf(world, name) } });
      world.ids.set(`deleted ${name}`, idOf(world, name));
      world.ids.delete(name);
      return status;
    }
    case 'score': {
      const name = picked(world, 'scan', action.pick);
      if (!name) return null;
      const body = { job_id: world.jobs[action.job]?.id };
      const { status } = await desks.fits.create({ caller, params: { id: idOf(world, name) }, body });
      await desks.fits.score(caller, idOf(world, name));
      return status;
    }
    case 'confirm': {
      const name = picked(world, 'application', action.pick);
      if (!name) return null;
      const application_id = idOf(world, name);
      const stored = await desks.plain.applications.applications.find(organizationId, application_id);
      if (!stored) return null;
      const [merge] = model.merges;
      const isMergedOwner = world.isMerged && merge && stored.candidate_id === world.people[merge.into];
      const id = action.old && isMergedOwner ? (world.people[merge.who] ?? '') : stored.candidate_id;
      return send(action.sending, ({ candidates }, headers) =>
        candidates.confirm({ caller, params: { id }, body: { application_id }, headers }),
      );
    }
    case 'move': {
      const name = picked(world, 'application', action.pick);
      if (!name) return null;
      const params = { id: idOf(world, name) };
      const text = `${world.texts.get(`mark of ${name}`) ?? ''} ${made}`;
      const { how, sending } = action;
      if (how === 'label')
        return send('plain', ({ applications }) =>
          applications.tag({ caller, params, body: { add: [text] } }),
        );
      const body = how === 'reject' ? { reason: 'other', note: text } : {};
      return send(sending, ({ moves }, headers) => moves[how]({ caller, params, body, headers }));
    }
    case 'note': {
      const body = { text: `${mark(action.who)} ${made}` };
      const params = { id: at(action.who) };
      return send(
        action.sending,
        ({ candidates }, headers) => candidates.addNote({ caller, params, body, headers }),
        (answer) => void world.ids.set(`note ${made}`, answer.body.id),
      );
    }
    case 'attach': {
      const body = { kind: 'letter', filename: `${mark(action.who)} ${made}.txt` };
      const params = { id: at(action.who) };
      return send(
        action.sending,
        ({ candidates }, headers) => candidates.attach({ caller, params, body, headers }),
        async ({ body: { id, upload_url, headers } }) => {
          world.ids.set(`file ${made}`, id);
          // A repeated request gives the address again, which takes one PUT.
          await fetch(upload_url, { method: 'PUT', body: body.filename, headers });
        },
      );
    }
    case 'arrive':
    case 'discard': {
      const name = picked(world, 'file', action.pick);
      const rows = name ? await everyRow(desks.backend) : [];
      const row = rows.find(({ pk, sk }) => sk === idOf(world, name ?? '') && pk.endsWith('#FILE'));
      if (!row) return null;
      const { id, candidate_id, file_key } = row.data as CandidateFile;
      if (action.do === 'arrive') {
        await desks.plain.applications.receive(pendingAttachmentKey(file_key));
        return 1;
      }
      const params = { id: candidate_id, attachment_id: id };
      return (await desks.plain.candidates.removeFile({ caller, params })).status;
    }
    case 'export': {
      const { status, body } = await desks.privacy.order({ caller, params: { id: at(action.who) } });
      if (status >= 300) return status;
      world.ids.set(`export ${made}`, body.id);
      if (action.isWritten) await desks.privacy.write({ organizationId, exportId: body.id }, false);
      return status;
    }
    case 'write': {
      const name = picked(world, 'export', action.pick);
      if (!name) return null;
      await desks.privacy.write({ organizationId, exportId: idOf(world, name) }, false);
      return 1;
    }
    case 'merge':
    case 'unmerge': {
      if (!world.isMerged) return null;
      const params = { id: world.people[action.into] ?? '' };
      const body = { candidate_id: world.people[action.who] };
      return send(action.sending, ({ candidates }, headers) =>
        candidates[action.do]({ caller, params, body, headers }),
      );
    }
    case 'repeat': {
      const names = [...world.repeats.keys()];
      const again = world.repeats.get(names[action.pick % Math.max(1, names.length)] ?? '');
      return again ? (await again()).status : null;
    }
    case 'wait':
      return null;
    case 'sync':
      return world.isMerged ? syncCopies(world, desks).then(() => null) : null;
    case 'erase':
    case 'anonymize': {
      const call = action.do === 'erase' ? 'remove' : 'anonymize';
      const { status } = await desks.privacy[call]({ caller, params: { id: at(action.who) } });
      return status;
    }
  }
}
