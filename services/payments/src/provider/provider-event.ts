import type { ProviderEvent } from '@fieldhouse/events/payments';
import type { AggregateType, CommandContext } from '@fieldhouse/kernel';

/** Asks to write down what the card provider has told. */
export type ReceiveProviderEvent = CommandContext & {
  readonly type: 'ReceiveProviderEvent';
} & { readonly event: Omit<ProviderEvent['data'], 'receivedAt'> };

/** What the card provider has told, once each: a second telling, of whichever kind, changes nothing. */
export const providerEventAggregate: AggregateType<
  { readonly isKnown: boolean },
  ReceiveProviderEvent,
  ProviderEvent
> = {
  category: 'providerEvent',
  decider: {
    initialState: { isKnown: false },
    decide: ({ event, at }, { isKnown }) =>
      isKnown ? [] : [{ type: 'ProviderEventReceived', data: { ...event, receivedAt: at } }],
    evolve: () => ({ isKnown: true }),
  },
  // Of all that was told, only that it was told is remembered.
  weightOf: () => 1,
  subject: ({ event }) => event.accountId ?? undefined,
};
