import type { DeliveryEvent } from '@fieldhouse/events/notifications';
import { chanceOf } from '@fieldhouse/testing/seeded';
import { attackSeed, attackSize } from '@fieldhouse/testing/attack-size';
import type { NoticeChannel, QuietHours } from '@fieldhouse/values';
import {
  deliveriesDecider,
  type DeliveriesCommand,
  type DeliveriesState,
} from '../domain/deliveries.decider';
import { quietUntil } from '../domain/quiet-hours';

const BEGIN = Date.parse('2026-10-24T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const WAIT_SECONDS = 900;
const actor = { kind: 'process', name: 'timer' } as const;
const accountId = 'ben';

type Plan = Extract<DeliveriesCommand, { type: 'PlanDelivery' }>;
type Planned = Extract<DeliveryEvent, { type: 'DeliveryPlanned' }>['data'];

/** Commands of a few days as workers send them that die, are late and overtake each other: any of them again, at any time. */
const runOf = (seed: number) => {
  const { below, oneOf } = chanceOf(seed);
  const quiet: QuietHours | null = oneOf([null, { from: '22:00', to: '08:00', zone: 'Europe/Berlin' }]);
  const plans: Plan[] = [];
  let state: DeliveriesState = deliveriesDecider.initialState;
  let now = BEGIN;
  let repeated = 0;
  const events: DeliveryEvent[] = [];
  const decide = (command: DeliveriesCommand): readonly DeliveryEvent[] => {
    const decided = deliveriesDecider.decide(command, state);
    state = decided.reduce(deliveriesDecider.evolve, state);
    events.push(...decided);
    return decided;
  };
  const planNew = (): Plan => {
    const channel = oneOf<NoticeChannel>(['email', 'push']);
    const kind = oneOf(['mention', 'chat', 'invitation'] as const);
    const about = `${channel}:${kind}:${plans.length}`;
    const plan: Plan = {
      ...{ type: 'PlanDelivery', actor, at: '', accountId, deliveryId: about, channel, kind },
      ...{ teamId: oneOf(['t1', 't2']), by: null, message: null },
      cause: { eventId: about, type: 'X', at: iso(now - below(600_000)), stream: 's', revision: 0 },
      ...{ quiet, urgent: false, waitSeconds: WAIT_SECONDS },
    };
    plans.push(plan);
    return plan;
  };
  for (let n = 0; n < 25; n += 1) {
    now += below(oneOf([1_000, 600_000, 14 * 3_600_000]));
    const again = plans.length > 0 && below(3) === 0;
    const due = state.waiting.filter(({ dueAt }) => dueAt <= iso(now)).map(({ deliveryId }) => deliveryId);
    if (below(3) === 0) {
      const ids = oneOf([
        due,
        plans.map(({ deliveryId }) => deliveryId).filter((id) => due.includes(id) || below(9) === 0),
      ]);
      const skipped = ids.map((deliveryId) => ({ deliveryId, why: 'seen' as const }));
      const outcome = oneOf([
        { sent: ids, skipped: [] },
        { sent: [], skipped },
      ]);
      const settle = {
        type: 'SettleDeliveries',
        actor,
        at: iso(now),
        accountId,
        channel: 'email',
        ...outcome,
      } as const;
      decide(settle);
      repeated += decide(settle).length;
    } else {
      decide({ ...(again ? oneOf(plans) : planNew()), at: iso(now) });
    }
  }
  return { plans, quiet, state, events, repeated };
};
const iso = (ms: number): string => new Date(ms).toISOString();

const plannedIn = (events: readonly DeliveryEvent[]): readonly Planned[] =>
  events.flatMap((event) => (event.type === 'DeliveryPlanned' ? [event.data] : []));
const endsIn = (events: readonly DeliveryEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'DeliveryPlanned' ? [] : event.data.deliveryIds));

describe('deliveries, whatever is repeated, late or overtaken', () => {
  it('are planned once, end once, and never come in quiet hours', () => {
    const wrong: string[] = [];
    for (let seed = attackSeed; seed < attackSeed + attackSize(20_000); seed += 1)
      wrong.push(...faultsOf(runOf(seed)).map((fault) => `seed ${seed}: ${fault}`));
    expect(wrong).toEqual([]);
  });
});

const faultsOf = ({ plans, quiet, state, events, repeated }: ReturnType<typeof runOf>): readonly string[] => {
  const planned = plannedIn(events);
  const ids = planned.map(({ deliveryId }) => deliveryId);
  const ends = endsIn(events);
  const waits = ids.filter((id) => !ends.includes(id));
  const faults = {
    'planned twice': new Set(ids).size !== ids.length,
    'not planned': plans.some(({ deliveryId }) => !ids.includes(deliveryId)),
    'ended twice': new Set(ends).size !== ends.length,
    'ended without being planned': ends.some((id) => !ids.includes(id)),
    'said again': repeated > 0,
    'due before it was planned': planned.some(({ dueAt, plannedAt }) => dueAt < plannedAt),
    'due in quiet hours': planned.some(({ dueAt }) => quiet !== null && quietUntil(dueAt, quiet) !== null),
    'late for no reason': planned.some(
      ({ held, dueAt, plannedAt }) => (held === null) !== (dueAt === plannedAt),
    ),
    'held too long': planned.some(
      ({ dueAt, plannedAt }) => Date.parse(dueAt) - Date.parse(plannedAt) > DAY_MS,
    ),
    'waits for nothing': state.waiting.map(({ deliveryId }) => deliveryId).join() !== waits.join(),
  };
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [fault] : []));
};
