import type { SettlementEvent } from '@fieldhouse/events/payments';
import { Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';

/** How a payout stands at the card provider. */
export type SettlementRequest = {
  readonly type: 'NotePayout';
  readonly payoutId: string;
  readonly state: 'pending' | 'paid' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
  /** yyyy-mm-dd. */
  readonly arrivesOn: string;
};
export type SettlementCommand = CommandContext & SettlementRequest;
export type Settlement = { readonly standing: 'none' | 'paid' | 'failed' };

/** What is further along stays: one that has failed was not paid, whatever older news say. */
const decide = (
  { type: _, state, actor, at: notedAt, ...payout }: SettlementCommand,
  { standing }: Settlement,
): readonly SettlementEvent[] => {
  if (actor.kind !== 'process') throw new Unseen();
  const { payoutId, amountMinor, currency, arrivesOn } = payout;
  const data = { payoutId, amountMinor, currency, arrivesOn, notedAt };
  if (state === 'paid' && standing === 'none') return [{ type: 'PayoutPaid', data }];
  if (state === 'failed' && standing !== 'failed')
    return [{ type: 'PayoutFailed', data: { ...data, wasPaid: standing === 'paid' } }];
  return [];
};

export const settlementDecider: Decider<Settlement, SettlementCommand, SettlementEvent> = {
  initialState: { standing: 'none' },
  decide,
  evolve: (_, { type }) => ({ standing: type === 'PayoutPaid' ? 'paid' : 'failed' }),
};
/** The aggregate as the command runtime knows it: one for each payout, under the provider's id of it. */
export const settlementAggregate = { category: 'settlement', decider: settlementDecider } as const;
