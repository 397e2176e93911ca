import type { Dispatch } from '@fieldhouse/kernel';
import type { SettlementRequest } from '../domain/settlement.decider';
import type { PayoutNews } from '../provider/card-provider';

/** What is to be done about news of a payout: they stand in the books. */
export const notePayout = ({ payoutId, state, amountMinor, currency, arrivesOn }: PayoutNews): Dispatch => {
  const request: SettlementRequest = {
    ...{ type: 'NotePayout', payoutId, state, amountMinor, currency, arrivesOn },
  };
  return { aggregate: 'settlement', id: payoutId, request };
};
