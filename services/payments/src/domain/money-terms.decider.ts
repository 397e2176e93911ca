import type { AskedOf, Completed, moneyTermsBodies, moneyTermsCommands } from '@fieldhouse/api-contract';
import type { MoneyTermsEvent } from '@fieldhouse/events/payments';
import { DomainError, Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import type { Payee } from '@fieldhouse/values';

export type MoneyTermsAsked = Completed<
  AskedOf<typeof moneyTermsCommands, typeof moneyTermsBodies>,
  {},
  'payeeId' | 'payeeKind'
>;
export type MoneyTermsCommand = CommandContext &
  MoneyTermsAsked & {
    /** Null: there is no such league or team. */
    readonly payee: Payee | null;
    readonly collects: boolean;
    /** Whether the actor has any part in it. */
    readonly knows: boolean;
  };

export type MoneyTermsErrorCode = 'not_treasurer';
export class MoneyTermsError extends DomainError<MoneyTermsErrorCode> {}

/** How a league or a team goes about money. */
export type MoneyTerms = { readonly approvalAboveMinor: number | null; readonly board: boolean };

const decide = (command: MoneyTermsCommand, state: MoneyTerms): readonly MoneyTermsEvent[] => {
  const { actor, payee, collects, at: setAt, approvalAboveMinor, board } = command;
  if (actor.kind !== 'account' || !payee) throw new Unseen();
  if (!collects) throw new MoneyTermsError('not_treasurer');
  if (state.approvalAboveMinor === approvalAboveMinor && state.board === board) return [];
  const data = { payee, approvalAboveMinor, board, setBy: actor.accountId, setAt };
  return [{ type: 'MoneyTermsSet', data }];
};

export const moneyTermsDecider: Decider<MoneyTerms, MoneyTermsCommand, MoneyTermsEvent> = {
  initialState: { approvalAboveMinor: null, board: false },
  sees: ({ knows, collects }) => knows || collects,
  decide,
  evolve: (_, { data: { approvalAboveMinor, board } }) => ({ approvalAboveMinor, board }),
};
/** The aggregate as the command runtime knows it: one for each league and team, under its key. */
export const moneyTermsAggregate = { category: 'moneyTerms', decider: moneyTermsDecider } as const;
