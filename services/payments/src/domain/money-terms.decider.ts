import type { AskedOf, Completed, moneyTermsBodies, moneyTermsCommands } from '@fieldhouse/api-contract';
import {
  NO_MONEY_TERMS,
  approvalLimitFor,
  moneyTermsAfter,
  type MoneyTerms,
  type MoneyTermsEvent,
} from '@fieldhouse/events/payments';
import { DomainError, Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import type { Payee } from '@fieldhouse/values';
import { isDeepStrictEqual } from 'node:util';

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
    /** Whether anybody else looks after the money too. */
    readonly hasOthers: boolean;
  };

export type MoneyTermsErrorCode = 'not_treasurer' | 'leagues_only';
export class MoneyTermsError extends DomainError<MoneyTermsErrorCode> {}

const decide = (command: MoneyTermsCommand, state: MoneyTerms): readonly MoneyTermsEvent[] => {
  const { actor, payee, collects, at: setAt, approvalAboveMinor, board, forfeitDays } = command;
  if (actor.kind !== 'account' || !payee) throw new Unseen();
  if (!collects) throw new MoneyTermsError('not_treasurer');
  // A team has no places to give up.
  if (payee.kind === 'team' && forfeitDays !== null) throw new MoneyTermsError('leagues_only');
  const { accountId: setBy } = actor;
  const former = command.hasOthers ? approvalLimitFor(state, setBy) : null;
  const formerMinor = isLooser(approvalAboveMinor, former) ? former : undefined;
  const data = { payee, approvalAboveMinor, board, forfeitDays, setBy, setAt };
  const set: MoneyTermsEvent = {
    type: 'MoneyTermsSet',
    data: formerMinor === undefined ? data : { ...data, formerMinor },
  };
  return isDeepStrictEqual(moneyTermsAfter(set), state) ? [] : [set];
};

/** Nobody frees themselves alone from having to ask somebody else: that is what the limit is for. */
const isLooser = (limit: number | null, former: number | null): former is number =>
  former !== null && (limit === null || limit > former);

export const moneyTermsDecider: Decider<MoneyTerms, MoneyTermsCommand, MoneyTermsEvent> = {
  initialState: NO_MONEY_TERMS,
  sees: ({ knows, collects }) => knows || collects,
  decide,
  evolve: (_, event) => moneyTermsAfter(event),
};
/** The aggregate as the command runtime knows it: one for each league and team, under its key. */
export const moneyTermsAggregate = { category: 'moneyTerms', decider: moneyTermsDecider } as const;
