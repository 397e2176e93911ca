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

export type MoneyTermsErrorCode = 'not_treasurer' | 'leagues_only';
export class MoneyTermsError extends DomainError<MoneyTermsErrorCode> {}

/** How a league or a team goes about money. */
export type MoneyTerms = {
  readonly approvalAboveMinor: number | null;
  readonly board: boolean;
  /** A place is given up so many days after the day of what is not paid for it; null: never. */
  readonly forfeitDays: number | null;
};

const decide = (command: MoneyTermsCommand, state: MoneyTerms): readonly MoneyTermsEvent[] => {
  const { actor, payee, collects, at: setAt, approvalAboveMinor, board, forfeitDays } = command;
  if (actor.kind !== 'account' || !payee) throw new Unseen();
  if (!collects) throw new MoneyTermsError('not_treasurer');
  // A team has no places to give up.
  if (payee.kind === 'team' && forfeitDays !== null) throw new MoneyTermsError('leagues_only');
  const isSame = state.approvalAboveMinor === approvalAboveMinor && state.board === board;
  if (isSame && state.forfeitDays === forfeitDays) return [];
  const data = { payee, approvalAboveMinor, board, forfeitDays, setBy: actor.accountId, setAt };
  return [{ type: 'MoneyTermsSet', data }];
};

export const moneyTermsDecider: Decider<MoneyTerms, MoneyTermsCommand, MoneyTermsEvent> = {
  initialState: { approvalAboveMinor: null, board: false, forfeitDays: null },
  sees: ({ knows, collects }) => knows || collects,
  decide,
  evolve: (_, { data: { approvalAboveMinor, board, forfeitDays = null } }) => ({
    ...{ approvalAboveMinor, board, forfeitDays },
  }),
};
/** The aggregate as the command runtime knows it: one for each league and team, under its key. */
export const moneyTermsAggregate = { category: 'moneyTerms', decider: moneyTermsDecider } as const;
