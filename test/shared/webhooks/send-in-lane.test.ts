import { describe, expect, it, vi } from 'vitest';
import type { Delivery } from '../../../shared/domain/delivery.ts';
import type { DeliveryToSend } from '../../../shared/domain/delivery-message.ts';
import { emptyLane, type Lane, placeHeldMs } from '../../../shared/domain/lane.ts';
import type { LaneSending } from '../../../shared/webhooks/send-in-lane.ts';
import { sendInLane } from '../../../shared/webhooks/send-in-lane.ts';
import { attemptAt, deliveryOf, outcomeOf, start } from './support/deliveries.ts';

const hour = 3600_000;
const endpoint = {
  id: 'we_1',
  url: 'https://example.com/hook',
  payload: 'snapshot',
  secrets: [],
  enabled: true,
};
const sender = { organizationId: 'org_1', endpointId: 'we_1', delivery: 'dlv_1', message: 'message-1' };
const toSend = (delivery = deliveryOf()) =>
  ({ delivery, endpoint, eventBody: '{"id":"evt_1"}' }) as unknown as DeliveryToSend;
const abandoned: Lane = {
  ...emptyLane,
  failures: 10,
  failedEvents: 10,
  failingSince: start.getTime() - 120 * hour,
  lastFailedEventAt: start.getTime(),
};

const noting =
  (calls: unknown[][], answer: unknown) =>
  async (...asked: unknown[]) => {
    calls.push(asked);
    return answer;
  };

interface Given {
  place?: object | null;
  status?: number;
  after?: Lane;
  /** The lane at the entry. */
  before?: Lane;
  isPatient?: boolean;
  isDouble?: boolean;
  /** The URL of the endpoint by now. */
  url?: string;
  delivery?: Delivery;
}

/** Sends one delivery; returns the place, the delivery and the endpoint after it. */
async function send(
  {
    place = { number: 3 },
    status = 200,
    after = emptyLane,
    before = emptyLane,
    isPatient = false,
    isDouble = false,
    url = endpoint.url,
    delivery,
  }: Given = {},
  isTaken = true,
) {
  const entered: unknown[][] = [];
  const left: unknown[][] = [];
  const disabled: string[] = [];
  const stored: unknown[][] = [];
  const post = vi.fn(async (_: { url: string; headers: Record<string, string>; body: string }) =>
    outcomeOf({ status }),
  );
  const deps = {
    environmentName: 'production',
    clock: () => start,
    random: () => 0.5,
    keeper: { openAll: async () => ['whsec_c2VjcmV0'] },
    post,
    lanes: {
      enter: noting(entered, { place, lane: before, isDouble }),
      leave: noting(left, after),
    },
    deliveries: { replace: noting(stored, null) },
    retries: { sendLater: async () => {} },
    endpoints: {
      change: async (
        _: unknown,
        __: string,
        decide: (one: object) => { next: { disabled_reason: string } } | null,
      ) => {
        const decided = decide({ ...endpoint, url });
        if (decided) disabled.push(decided.next.disabled_reason);
        return { url };
      },
    },
  } as unknown as LaneSending;
  const take = async () => (isTaken ? toSend(delivery) : null);
  const { turnedAwayBy } = await sendInLane(deps, { ...sender, isPatient, take });
  return {
    turnedAwayBy,
    entered,
    left,
    disabled,
    status: (stored[0]?.[1] as Delivery | undefined)?.status,
    post,
  };
}

describe('a delivery at a place of its lane', () => {
  it('is sent, and its result is stored and given to the lane', async () => {
    const { turnedAwayBy, entered, left, disabled, status, post } = await send();
    expect(entered).toEqual([[{ ...sender, now: start }]]);
    expect(post).toHaveBeenCalledOnce();
    expect(post.mock.calls[0]?.[0]).toMatchObject({ url: endpoint.url, body: '{"id":"evt_1"}' });
    const sent = { ok: true, first: true, endedAt: start.getTime() + outcomeOf().durationMs };
    expect(left).toEqual([[{ place: { number: 3 }, sent, before: emptyLane, now: start }]]);
    expect([turnedAwayBy, disabled, status]).toEqual([null, [], 'delivered']);
  });

  it('that fails is a failure of its lane, of a new event the first time only', async () => {
    const first = await send({ status: 500 });
    expect(first.left[0]?.[0]).toMatchObject({ sent: { ok: false, first: true } });
    expect(first.status).toBe('pending');
    const second = await send({ status: 500, delivery: deliveryOf({ attempts: [attemptAt(start)] }) });
    expect(second.left[0]?.[0]).toMatchObject({ sent: { ok: false, first: false } });
  });

  it('has an attempt number and the ids in its headers', async () => {
    const { post } = await send({ delivery: deliveryOf({ attempts: [attemptAt(start)] }) });
    expect(post.mock.calls[0]?.[0].headers).toMatchObject({
      'svc-attempt': '2',
      'svc-delivery-id': 'dlv_1',
      'svc-event-id': 'evt_1',
      'webhook-timestamp': String(start.getTime() / 1000),
    });
  });
});

describe('nothing is sent', () => {
  it('where no place is free, and the lane is returned', async () => {
    const { turnedAwayBy, left, post } = await send({ place: null });
    expect(turnedAwayBy).toBe(emptyLane);
    expect([left, post.mock.calls]).toEqual([[], []]);
  });

  it('while another message sends the same delivery', async () => {
    const { turnedAwayBy, left, post } = await send({ place: null, isDouble: true });
    expect([turnedAwayBy, left, post.mock.calls]).toEqual([null, [], []]);
  });

  it('by a sender that may not wait, where another send has no answer yet; one that may wait sends', async () => {
    const before = { ...emptyLane, places: emptyLane.places.with(0, start.getTime() - 401 + placeHeldMs) };
    const prompt = await send({ before });
    expect([prompt.turnedAwayBy, prompt.post.mock.calls]).toEqual([before, []]);
    expect(prompt.left[0]?.[0]).toMatchObject({ sent: null });
    const patient = await send({ before, isPatient: true });
    expect([patient.turnedAwayBy, patient.status]).toEqual([null, 'delivered']);
  });

  it('where nothing is to be sent, and the place is left without a result', async () => {
    const { turnedAwayBy, left, post, status } = await send({}, false);
    expect(left).toEqual([[{ place: { number: 3 }, sent: null, before: emptyLane, now: start }]]);
    expect([turnedAwayBy, post.mock.calls, status]).toEqual([null, [], undefined]);
  });
});

it('a place is left without a result where the send breaks off', async () => {
  const left: unknown[][] = [];
  const lanes = { enter: async () => ({ place: {}, lane: emptyLane }), leave: noting(left, emptyLane) };
  const broken = async () => {
    throw new Error('crash');
  };
  const deps = { lanes, clock: () => start, keeper: { openAll: broken } } as unknown as LaneSending;
  for (const take of [broken, async () => toSend()])
    await expect(sendInLane(deps, { ...sender, isPatient: false, take })).rejects.toThrow('crash');
  expect(left.map(([leaving]) => leaving)).toMatchObject([{ sent: null }, { sent: null }]);
});

describe('an endpoint is disabled', () => {
  it('after 410, and the delivery has failed', async () => {
    expect(await send({ status: 410 })).toMatchObject({ disabled: ['gone'], status: 'failed' });
  });

  it('not after 410 from an earlier URL: the delivery is sent again', async () => {
    expect(await send({ status: 410, url: 'https://example.com/new' })).toMatchObject({
      disabled: [],
      status: 'pending',
    });
  });

  it('once its lane is abandoned, and not before', async () => {
    expect((await send({ status: 500, after: abandoned })).disabled).toEqual(['failing']);
    const earlier = { ...abandoned, failingSince: abandoned.failingSince + 1 };
    expect((await send({ status: 500, after: earlier })).disabled).toEqual([]);
  });
});
