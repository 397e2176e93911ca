import type { NoticeKind, NotificationKind } from '@fieldhouse/api-contract';
import type { LeagueDisciplineEvent } from '@fieldhouse/events/leagues';
import { draft, draftReminder, draftTurn } from './drafts/draft-kinds';
import { payment } from './payments/payment-kinds';
import { placeOffer, registration } from './registrations/registration-kinds';
import { registrationReceipt } from './registrations/registration-receipt';
import { teamIn } from './circles';
import { actorOf, type Kind, type Told } from './notification';
import { chatOwner } from '@fieldhouse/values';

const NOTHING = {
  ...{ accountIds: [], circle: null, message: null },
  ...{ draft: null, registration: null, broadcast: null, payment: null },
} as const;

/** In a chat of many, by name or among many; not of messages that are there no more. */
const mention: Kind = ({ type, data }) => {
  switch (type) {
    case 'MessagePosted':
    case 'MessageEdited': {
      const { chatId: teamId, channel, messageId, authorId, mentions, wide } = data;
      const isTold = mentions.length > 0 || wide !== null;
      // What is said to one alone they are told of anyway.
      if (channel === 'direct' || (type === 'MessagePosted' && !isTold)) return undefined;
      const message = { channel, messageId };
      return {
        about: messageId,
        tells: isTold
          ? { ...NOTHING, teamId, accountIds: mentions, circle: wide, by: authorId, message }
          : null,
      };
    }
    case 'MessageDeleted':
    case 'MessageRemoved':
      return { about: data.messageId, tells: null };
    default:
      return undefined;
  }
};

/** To one alone: what somebody says last takes the place of what they said before. */
const direct: Kind = ({ type, data }) => {
  switch (type) {
    case 'MessagePosted': {
      const { chatId, channel, messageId, authorId: by } = data;
      const accountIds = peopleOf(chatId).filter((one) => one !== by);
      if (accountIds.length === 0) return undefined;
      const message = { channel, messageId };
      return {
        about: messageId,
        place: directPlace(chatId, by),
        tells: { ...NOTHING, teamId: chatId, accountIds, by, message },
      };
    }
    case 'MessageDeleted':
    case 'MessageRemoved': {
      const { chatId, messageId: about } = data;
      // Whoever takes it away need not have written it: of the two places it is the one that it is told at.
      return peopleOf(chatId).map((by) => ({ about, place: directPlace(chatId, by), tells: null }));
    }
    default:
      return undefined;
  }
};
const directPlace = (chatId: string, by: string): string => `${chatId}.${by}`;
const peopleOf = (chatId: string): readonly string[] => {
  const owner = chatOwner(chatId);
  return owner.kind === 'direct' ? owner.accountIds : [];
};

/** To a team, of somebody who has an account: others have a mail. */
const invitation: Kind = (event) => {
  const { type, data } = event;
  switch (type) {
    case 'MemberInvited': {
      const { teamId, invitationId, accountId } = data;
      if (accountId === null) return undefined;
      const by = actorOf(event);
      return { about: invitationId, tells: { ...NOTHING, teamId, accountIds: [accountId], by } };
    }
    case 'MemberInvitationAccepted':
    case 'MemberInvitationDeclined':
    case 'MemberInvitationWithdrawn':
    case 'MemberInvitationExpired':
      return { about: data.invitationId, tells: null };
    default:
      return undefined;
  }
};

/** As long as it waits, for whoever runs a team: to join it; for whoever leads it in a league: to play on it there. */
const joinRequest: Kind = ({ type, data }) => {
  switch (type) {
    case 'JoinRequested': {
      const { teamId, requestId, accountId } = data;
      return { about: requestId, tells: { ...NOTHING, teamId, circle: 'captains', by: accountId } };
    }
    case 'RegistrationSubmitted': {
      const { kind, mustPay, needsApproval } = data;
      // Whoever must pay first asks once they have.
      return kind === 'member' && needsApproval && !mustPay ? asksToPlay(data, data) : undefined;
    }
    case 'RegistrationPaid':
      return data.asks && asksToPlay(data, data.asks);
    case 'RegistrationApproved':
    case 'RegistrationRejected':
    case 'RegistrationWithdrawn':
    case 'RegistrationRemoved':
    case 'RegistrationForfeited':
      return { about: data.registrationId, tells: null };
    case 'JoinRequestWithdrawn':
    case 'JoinRequestAccepted':
    case 'JoinRequestDeclined':
      return { about: data.requestId, tells: null };
    default:
      return undefined;
  }
};

const asksToPlay = (
  { leagueId, registrationId }: { readonly leagueId: string; readonly registrationId: string },
  { accountId, teamId }: { readonly accountId: string; readonly teamId: string | null },
): Told => ({
  about: registrationId,
  tells: { ...NOTHING, teamId, leagueId, circle: 'captains', by: accountId },
});

/** For whoever leads a team in a league, whose invitation of a free agent has ended without an answer. */
const noAnswer: Kind = ({ type, data, revision }) => {
  if (type !== 'TeamInvitationExpired') return undefined;
  const { leagueId, teamId, registrationId, accountId } = data;
  return {
    about: `${registrationId}.${revision}`,
    tells: { ...NOTHING, teamId, leagueId, circle: 'captains', by: accountId },
  };
};

/** Without having done it oneself: a request was accepted, a league's roster has one. */
const joined: Kind = (event) => {
  const { type, data } = event;
  if (type !== 'MemberJoined' || data.accountId === null) return undefined;
  const { teamId, accountId, by: way } = data;
  if (way !== 'request' && way !== 'league') return undefined;
  return {
    about: event.id,
    tells: { ...NOTHING, teamId, accountIds: [accountId], by: actorOf(event) },
  };
};

/** Whoever asked to join and is not taken in, until they ask again or come all the same. */
const requestDeclined: Kind = ({ type, data }) => {
  switch (type) {
    case 'JoinRequestDeclined': {
      const { teamId, requestId, accountId } = data;
      if (accountId === undefined) return undefined;
      const place = `${accountId}.${teamId}`;
      return {
        about: `${place}.${requestId}`,
        place,
        tells: { ...NOTHING, teamId, accountIds: [accountId], by: null },
      };
    }
    case 'JoinRequested':
    case 'MemberJoined':
      return { about: null, place: `${data.accountId}.${data.teamId}`, tells: null };
    default:
      return undefined;
  }
};

/** Whose a team has become without their doing, since its last captain's account was erased; until they captain it no more. */
const teamCaptain: Kind = ({ type, data }) => {
  if (type !== 'MemberRoleChanged') return undefined;
  const { teamId, memberId, from, successorId } = data;
  if (successorId !== undefined)
    return { about: memberId, tells: { ...NOTHING, teamId, accountIds: [successorId], by: null } };
  return from === 'captain' ? { about: memberId, tells: null } : undefined;
};

/** What is said in a team, for whoever wants to hear all of it. It is not in the bell: the chat itself counts it. */
const chat: Kind = ({ type, data }) => {
  switch (type) {
    case 'MessagePosted': {
      const { chatId: teamId, channel, messageId, authorId } = data;
      if (teamIn(teamId) === null) return undefined;
      const message = { channel, messageId };
      return { about: messageId, tells: { ...NOTHING, teamId, circle: 'team', by: authorId, message } };
    }
    case 'MessageDeleted':
    case 'MessageRemoved':
      return { about: data.messageId, tells: null };
    default:
      return undefined;
  }
};

/** What the staff of a league says to whom it has named. */
const broadcast: Kind = ({ type, data }) => {
  if (type !== 'LeagueBroadcastSent') return undefined;
  const { broadcastId, leagueId, accountId: by, accountIds } = data;
  return { about: broadcastId, tells: { ...NOTHING, teamId: null, accountIds, by, broadcast: { leagueId } } };
};

/** Whoever must not play in a league, until that is lifted. */
const suspended: Kind = ({ type, data }) => {
  if (type === 'SuspensionLifted') return { about: data.suspensionId, tells: null };
  return type === 'PersonSuspended' ? ofSuspension(data) : undefined;
};

/** Whoever may play again before the last day. */
const suspensionLifted: Kind = ({ type, data }) =>
  type === 'SuspensionLifted' ? ofSuspension(data) : undefined;

type OfSuspension = Extract<LeagueDisciplineEvent, { type: 'PersonSuspended' | 'SuspensionLifted' }>['data'];
const ofSuspension = ({ suspensionId, leagueId, accountId, by }: OfSuspension) => ({
  about: suspensionId,
  tells: { ...NOTHING, teamId: null, accountIds: [accountId], by, broadcast: { leagueId } },
});

/** For who leads the team that has asked, until it asks no more. Each answer takes the place of the one before. */
const scheduleAnswer: Kind = ({ type, data, revision }) => {
  if (type === 'ScheduleRequestWithdrawn') return { about: null, place: data.requestId, tells: null };
  if (type !== 'ScheduleRequestAnswered') return undefined;
  const { requestId, leagueId, accountId: by, answer, recipientIds: accountIds } = data;
  return {
    ...{ about: `${requestId}.${revision}`, place: requestId },
    tells: { ...NOTHING, teamId: null, accountIds, by, broadcast: { leagueId, answer } },
  };
};

/** Whose a league has become without their doing, since its owner's account was erased; until they are it no more. */
const leagueOwner: Kind = (event) => {
  const { type, data } = event;
  if (type !== 'LeagueStaffAdded' && type !== 'LeagueStaffRemoved') return undefined;
  const { leagueId, accountId, role } = data;
  if (role !== 'owner') return undefined;
  const about = `${leagueId}.${accountId}`;
  if (type === 'LeagueStaffRemoved') return { about, tells: null };
  // Whoever accepts an invitation knows it.
  if (actorOf(event) !== null) return undefined;
  const tells = { ...NOTHING, teamId: null, accountIds: [accountId], by: null, broadcast: { leagueId } };
  return { about, tells };
};

/** Everything that is in the bell: another kind is a row here and a sentence of the client's. */
export const kinds: Readonly<Record<NotificationKind, Kind>> = {
  ...{ mention, direct, invitation, joinRequest, noAnswer, joined, requestDeclined, teamCaptain },
  ...{ draft, draftTurn, draftReminder, placeOffer, registration, broadcast, payment },
  ...{ suspended, suspensionLifted, scheduleAnswer, leagueOwner },
};
/** Everything that people are told of outside; whoever is told of a fact as the one is not told of it as a later one. */
export const noticeKinds = { ...kinds, chat, registrationReceipt } as const;

export const isInBell = (kind: NoticeKind): kind is NotificationKind => kind in kinds;
