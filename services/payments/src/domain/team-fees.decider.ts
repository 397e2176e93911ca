import type { AskedOf, Completed, teamFeeBodies, teamFeeCommands } from '@fieldhouse/api-contract';
import type { TeamFeesEvent } from '@fieldhouse/events/payments';
import { dayIn, type LateFeeTerms } from '@fieldhouse/values';
import { DomainError, Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import { isDeepStrictEqual } from 'node:util';

export type TeamFeesAsked = Completed<AskedOf<typeof teamFeeCommands, typeof teamFeeBodies>, {}, 'teamId'>;
/** `zone`: IANA, in which the team's days are meant. */
type Added = { RaiseFee: { feeId: string; zone: string }; AddToFee: { zone: string } };
/** What the handler knows of the team besides. */
export type TeamFeesCommand = CommandContext &
  Completed<TeamFeesAsked, Added> & {
    readonly teamId: string;
    /** Whether the actor leads the team, and is of it. */
    readonly leads: boolean;
    readonly isMember: boolean;
    /** Who of those named is of the team. */
    readonly memberIds: readonly string[];
  };

/** Why something about a team's fees is refused. */
export type TeamFeesErrorCode =
  | 'not_team_manager'
  | 'fee_unknown'
  | 'fee_withdrawn'
  | 'fee_of_strangers'
  | 'due_in_past'
  | 'asked_already'
  | 'raised_already'
  | 'late_fee_above_fee';
export class TeamFeesError extends DomainError<TeamFeesErrorCode> {}

type Fee = Omit<TeamFeesEvent & { type: 'FeeRaised' }, 'type'>['data'] & { readonly withdrawn: boolean };
/** By fee: what is asked, and of whom. */
export type TeamFeesState = ReadonlyMap<string, Fee>;

const decide = (command: TeamFeesCommand, state: TeamFeesState): readonly TeamFeesEvent[] => {
  const { actor, teamId, at, leads, memberIds } = command;
  if (actor.kind !== 'account') throw new Unseen();
  if (!leads) throw new TeamFeesError('not_team_manager');
  const raised = { raisedBy: actor.accountId, raisedAt: at };
  switch (command.type) {
    case 'RaiseFee': {
      const { feeId, title, currency, dueOn, bearer, lateFee, zone } = command;
      if (state.has(feeId)) return [];
      // Nobody is late with what they are only asked for now.
      if (dueOn < dayIn(zone, at)) throw new TeamFeesError('due_in_past');
      const members = ofTeam(command.members, memberIds);
      requireSmaller(lateFee, members, currency);
      requireAnother(state, command, actor.accountId);
      const terms = lateFee ? { lateFee: { ...lateFee } } : {};
      const data = { teamId, feeId, title, currency, dueOn, bearer, ...terms, members, ...raised };
      return [{ type: 'FeeRaised', data }];
    }
    case 'AddToFee': {
      const { withdrawn, ...fee } = feeOf(state, command.feeId);
      if (withdrawn) throw new TeamFeesError('fee_withdrawn');
      const asked = new Map(fee.members.map(({ accountId, amountMinor }) => [accountId, amountMinor]));
      const named = ofTeam(command.members, memberIds);
      if (named.some(({ accountId, amountMinor }) => (asked.get(accountId) ?? amountMinor) !== amountMinor))
        throw new TeamFeesError('asked_already');
      const members = named.filter(({ accountId }) => !asked.has(accountId));
      if (members.length === 0) return [];
      requireSmaller(fee.lateFee, members, fee.currency);
      // As with new dues: what is due before is late at once, with its late fee.
      const today = dayIn(command.zone, at);
      const dueOn = fee.dueOn < today ? today : fee.dueOn;
      return [{ type: 'FeeExtended', data: { ...fee, dueOn, members, ...raised } }];
    }
    case 'WithdrawFee': {
      const { withdrawn, feeId, members } = feeOf(state, command.feeId);
      if (withdrawn) return [];
      const accountIds = members.map(({ accountId }) => accountId);
      const data = { teamId, feeId, accountIds, withdrawnBy: actor.accountId, withdrawnAt: at };
      return [{ type: 'FeeWithdrawn', data }];
    }
    default:
      return command satisfies never;
  }
};

type Owing = { readonly accountId: string; readonly amountMinor: number };
/** @throws TeamFeesError `fee_of_strangers` */
const ofTeam = (members: readonly Owing[], memberIds: readonly string[]): Owing[] => {
  if (members.some(({ accountId }) => !memberIds.includes(accountId)))
    throw new TeamFeesError('fee_of_strangers');
  return members.map((one) => ({ ...one }));
};

/** To be late costs nobody more than what they are late with. @throws TeamFeesError `late_fee_above_fee` */
const requireSmaller = (
  lateFee: LateFeeTerms | undefined,
  members: readonly Owing[],
  currency: string,
): void => {
  const mostMinor = Math.min(...members.map(({ amountMinor }) => amountMinor));
  if (lateFee && lateFee.amountMinor > mostMinor)
    throw new TeamFeesError('late_fee_above_fee', { mostMinor, currency });
};

/**
 * Of two who look after the money and raise the same at once, nobody is to be asked twice: what somebody else asks for under
 * this name, by this day, and of one of them as much, is the same. @throws TeamFeesError `raised_already`
 */
const requireAnother = (
  state: TeamFeesState,
  { title, currency, dueOn, members }: Extract<TeamFeesCommand, { type: 'RaiseFee' }>,
  accountId: string,
): void => {
  const called = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');
  const alike = [...state.values()].find(
    (fee) =>
      !fee.withdrawn &&
      fee.raisedBy !== accountId &&
      called(fee.title) === called(title) &&
      fee.currency === currency &&
      fee.dueOn === dueOn &&
      members.some((one) => fee.members.some((other) => isDeepStrictEqual({ ...one }, { ...other }))),
  );
  if (alike) throw new TeamFeesError('raised_already', { title: alike.title });
};

/** @throws TeamFeesError `fee_unknown` */
const feeOf = (state: TeamFeesState, feeId: string): Fee => {
  const fee = state.get(feeId);
  if (!fee) throw new TeamFeesError('fee_unknown');
  return fee;
};

const evolve = (state: TeamFeesState, { type, data }: TeamFeesEvent): TeamFeesState => {
  const before = state.get(data.feeId);
  if (type === 'FeeRaised') return new Map(state).set(data.feeId, { ...data, withdrawn: false });
  if (!before) return state;
  const after =
    type === 'FeeExtended'
      ? { ...before, members: [...before.members, ...data.members] }
      : { ...before, withdrawn: true };
  return new Map(state).set(data.feeId, after);
};

/** Whoever is of the team. */
const sees = ({ actor, isMember, leads }: TeamFeesCommand): boolean =>
  actor.kind === 'process' || isMember || leads;

export const teamFeesDecider: Decider<TeamFeesState, TeamFeesCommand, TeamFeesEvent> = {
  initialState: new Map(),
  sees,
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it: one for each team, under its id. */
export const teamFeesAggregate = { category: 'teamFees', decider: teamFeesDecider } as const;
