import type { LeagueBroadcastEvent } from '@fieldhouse/events/leagues';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import type { BroadcastCommand, BroadcastLeague } from './broadcasts.commands';
import { BroadcastError } from './broadcasts.errors';

/** What a league has sent, the newest as far as they count. */
export type BroadcastsState = {
  /** ISO-8601 UTC, the oldest first. */
  readonly sentAt: readonly string[];
  /** Whoever has sent something and was not forgotten. */
  readonly senderIds: readonly string[];
};

const HOUR_MS = 3_600_000;
/** Of all the staff together: it is the recipients who are disturbed. */
const LIMITS = [
  { most: 10, hours: 1 },
  { most: 20, hours: 24 },
] as const;
const KEPT = 20;

const decide = (command: BroadcastCommand, state: BroadcastsState): readonly LeagueBroadcastEvent[] => {
  const { leagueId, league } = command;
  if (command.type === 'ForgetSender') {
    const { accountId } = command;
    return state.senderIds.includes(accountId)
      ? [{ type: 'BroadcastSenderForgotten', data: { leagueId, accountId } }]
      : [];
  }
  const accountId = senderIn(command, league);
  const { at, broadcastId, audience, text, recipientIds } = command;
  if (recipientIds.length === 0) throw new BroadcastError('nobody_to_tell', { audience });
  refuseTooMany(state, at);
  const accountIds = [...recipientIds];
  return [
    {
      type: 'LeagueBroadcastSent',
      data: { leagueId, broadcastId, accountId, audience, accountIds, text, sentAt: at },
    },
  ];
};

/** @throws BroadcastError `not_league_staff`; Unseen without a league */
const senderIn = ({ actor }: BroadcastCommand, league: BroadcastLeague | null): string => {
  if (!league || actor.kind !== 'account') throw new Unseen();
  if (!league.staffIds.includes(actor.accountId)) throw new BroadcastError('not_league_staff');
  return actor.accountId;
};

/** @throws BroadcastError `too_many_broadcasts` with what is allowed, and in how many seconds there is room again */
const refuseTooMany = ({ sentAt }: BroadcastsState, at: string): void => {
  for (const { most, hours } of LIMITS) {
    const first = sentAt.at(-most);
    const left = first === undefined ? 0 : Date.parse(first) + hours * HOUR_MS - Date.parse(at);
    if (left > 0)
      throw new BroadcastError('too_many_broadcasts', {
        ...{ most, hours, retryAfterSeconds: Math.ceil(left / 1_000) },
      });
  }
};

const evolve = (state: BroadcastsState, { type, data }: LeagueBroadcastEvent): BroadcastsState => {
  const others = state.senderIds.filter((one) => one !== data.accountId);
  return type === 'LeagueBroadcastSent'
    ? { sentAt: [...state.sentAt, data.sentAt].slice(-KEPT), senderIds: [...others, data.accountId] }
    : { ...state, senderIds: others };
};

/** Whoever has a part in the league: others do not learn that there is one. */
const sees = ({ actor, league, isInsider }: BroadcastCommand): boolean => {
  if (actor.kind === 'process') return true;
  if (!league || actor.kind !== 'account') return false;
  return isInsider === true || league.memberAccountIds.includes(actor.accountId);
};

export const broadcastsDecider: Decider<BroadcastsState, BroadcastCommand, LeagueBroadcastEvent> = {
  initialState: { sentAt: [], senderIds: [] },
  sees,
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it: one for each league, under its id. */
export const broadcastsAggregate = { category: 'leagueBroadcasts', decider: broadcastsDecider } as const;
