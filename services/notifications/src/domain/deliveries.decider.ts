import type { DeliveryEvent } from '@fieldhouse/events/notifications';
import { Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import type { NoticeChannel, QuietHours } from '@fieldhouse/values';
import { dueOf } from './due';

type Data<Type extends DeliveryEvent['type']> = Extract<DeliveryEvent, { type: Type }>['data'];
/** Something that is to be sent and was not yet. */
export type WaitingDelivery = Data<'DeliveryPlanned'>;
/** Why something is not sent. */
export type SkipReason = Data<'DeliveriesSkipped'>['why'];
/** What came of what was due, by deliveries. */
export type Settled = {
  readonly channel: NoticeChannel;
  readonly sent: readonly string[];
  readonly skipped: readonly { readonly deliveryId: string; readonly why: SkipReason }[];
};

/** What the product says of what it sends to somebody. */
export type DeliveriesCommand = CommandContext & { readonly accountId: string } & (
    | ({
        readonly type: 'PlanDelivery';
        readonly quiet: QuietHours | null;
        readonly urgent: boolean;
        /** See {@link dueOf}. */
        readonly waitSeconds: number;
      } & Omit<WaitingDelivery, 'accountId' | 'plannedAt' | 'dueAt' | 'held' | 'urgent'>)
    | ({ readonly type: 'SettleDeliveries' } & Settled)
  );
type Plan = Extract<DeliveriesCommand, { type: 'PlanDelivery' }>;

/** What is sent to somebody of the facts of a month. */
export type DeliveriesState = {
  readonly waiting: readonly WaitingDelivery[];
  /** The newest that were planned, by their ids: what is told again is not planned again. */
  readonly known: readonly string[];
  /** When the last of a kind was or is due, by way, kind and team. */
  readonly last: Readonly<Record<string, string>>;
};

/** Nothing that is older is planned, so that no more has to be known. */
const DAY_MS = 24 * 3_600_000;
const KNOWN_AT_MOST = 500;
const IN_ONE_EVENT = 100;

const decide = (command: DeliveriesCommand, state: DeliveriesState): readonly DeliveryEvent[] => {
  if (command.actor.kind !== 'process') throw new Unseen();
  return command.type === 'PlanDelivery' ? plan(command, state) : settle(command, state);
};

const plan = (command: Plan, { known, last }: DeliveriesState): readonly DeliveryEvent[] => {
  const { actor: _, type: __, at, quiet, urgent, waitSeconds, ...delivery } = command;
  const isOld = Date.parse(at) - Date.parse(delivery.cause.at) > DAY_MS;
  if (isOld || known.includes(delivery.deliveryId)) return [];
  const due = dueOf({ ...delivery, at, last: last[batchOf(delivery)], quiet, urgent, waitSeconds });
  return [
    { type: 'DeliveryPlanned', data: { ...delivery, plannedAt: at, ...due, ...(urgent && { urgent }) } },
  ];
};

/** What has ended before stays as it ended. */
const settle = (
  { accountId, channel, sent, skipped, at }: Extract<DeliveriesCommand, { type: 'SettleDeliveries' }>,
  { waiting }: DeliveriesState,
): readonly DeliveryEvent[] => {
  const waits = (id: string): boolean => waiting.some(({ deliveryId }) => deliveryId === id);
  const reasons = [...new Set(skipped.map(({ why }) => why))];
  const skippedFor = (reason: SkipReason): readonly string[] =>
    skipped.flatMap(({ deliveryId, why }) => (why === reason ? [deliveryId] : []));
  return [
    ...parts(sent.filter(waits)).map((deliveryIds): DeliveryEvent => ({
      type: 'DeliveriesSent',
      data: { accountId, channel, deliveryIds, sentAt: at },
    })),
    ...reasons.flatMap((why) =>
      parts(skippedFor(why).filter(waits)).map((deliveryIds): DeliveryEvent => ({
        type: 'DeliveriesSkipped',
        data: { accountId, channel, deliveryIds, why, skippedAt: at },
      })),
    ),
  ];
};

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IN_ONE_EVENT) }, (_, n) =>
    ids.slice(n * IN_ONE_EVENT, (n + 1) * IN_ONE_EVENT),
  );

const evolve = (state: DeliveriesState, event: DeliveryEvent): DeliveriesState => {
  switch (event.type) {
    case 'DeliveryPlanned': {
      const { data } = event;
      const recent = Object.entries(state.last).filter(([, at]) => !isDayBefore(at, data.plannedAt));
      return {
        waiting: [...state.waiting, data],
        known: [...state.known, data.deliveryId].slice(-KNOWN_AT_MOST),
        last: { ...Object.fromEntries(recent), [batchOf(data)]: data.dueAt },
      };
    }
    case 'DeliveriesSent':
      return { ...state, waiting: without(state.waiting, event.data.deliveryIds) };
    case 'DeliveriesSkipped': {
      const { deliveryIds } = event.data;
      // What did not go out holds nothing back.
      const skipped = state.waiting.filter(({ deliveryId }) => deliveryIds.includes(deliveryId));
      const idle = (batch: string, at: string): boolean =>
        skipped.some((one) => batchOf(one) === batch && one.dueAt === at);
      const last = Object.entries(state.last).filter(([batch, at]) => !idle(batch, at));
      return { ...state, waiting: without(state.waiting, deliveryIds), last: Object.fromEntries(last) };
    }
    default:
      return event satisfies never;
  }
};

/** What goes out together if it is due at the same time. */
const batchOf = ({ channel, kind, teamId }: Pick<WaitingDelivery, 'channel' | 'kind' | 'teamId'>): string =>
  `${channel}:${kind}:${teamId ?? ''}`;
const isDayBefore = (before: string, at: string): boolean => Date.parse(at) - Date.parse(before) > DAY_MS;
const without = (waiting: readonly WaitingDelivery[], ids: readonly string[]): readonly WaitingDelivery[] =>
  waiting.filter(({ deliveryId }) => !ids.includes(deliveryId));

export const deliveriesDecider: Decider<DeliveriesState, DeliveriesCommand, DeliveryEvent> = {
  initialState: { waiting: [], known: [], last: {} },
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it; its ids are those of `deliveriesId`. */
export const deliveriesAggregate = { category: 'deliveries', decider: deliveriesDecider } as const;
