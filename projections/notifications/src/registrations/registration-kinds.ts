import { actorOf, type Kind, type ToldEvent } from '../notification';
import type { RegistrationMatter } from './registration-notice';

const NOTHING = {
  ...{ teamId: null, accountIds: [], circle: null, message: null },
  ...{ draft: null, broadcast: null, payment: null },
} as const;

type News = RegistrationMatter['news'];
/** What a fact says of a registration; `news` null: what was told of it before is over. */
type Said = Pick<RegistrationMatter, 'leagueId' | 'registrationId'> & {
  readonly news: News | null;
  readonly rank?: number;
  /** Of an invitation: whose. */
  readonly teamId?: string;
  readonly holdUntil?: string;
  /** Somebody decided it about them. Whose leaving made room for them is nobody's business. */
  readonly decided?: true;
};

/** Nobody is told what they did themselves. That they are on a team, the team tells. */
const saidIn = ({ type, data }: ToldEvent): Said | undefined => {
  switch (type) {
    case 'PlaceOffered':
      return { ...entryIn(data), news: 'offered', holdUntil: data.holdUntil };
    case 'RegistrationPassedOn': {
      const { offeredUntil: holdUntil } = data;
      return holdUntil === null ? undefined : { ...registrationIn(data), news: 'offered', holdUntil };
    }
    case 'OfferDeclined':
      return { ...entryIn(data), news: null };
    case 'OfferExpired':
      return { ...entryIn(data), news: 'offer_expired', rank: data.newRank };
    case 'OfferTakenBack':
      return { ...entryIn(data), news: 'offer_taken_back', rank: data.rank };
    case 'MovedDown':
      return { ...entryIn(data), news: 'moved_down', rank: data.rank };
    case 'EntryMoved':
      return { ...entryIn(data), news: 'moved', rank: data.newRank, decided: true };
    case 'PlaceTaken': {
      const { via, byAdmin } = data;
      if (byAdmin) return { ...entryIn(data), news: 'placed', decided: true };
      return { ...entryIn(data), news: via === 'promotion' || via === 'draw' ? 'placed' : null };
    }
    case 'RegistrationApproved':
      return { ...registrationIn(data), news: 'approved', decided: true };
    case 'RegistrationRejected':
      return { ...registrationIn(data), news: 'rejected', decided: true };
    case 'RegistrationRemoved':
      return { ...registrationIn(data), news: 'removed', decided: true };
    case 'FreeAgentInvited':
      return { ...registrationIn(data), news: 'invited', ...ofTeam(data), decided: true };
    case 'TeamInvitationExpired':
      return { ...registrationIn(data), news: 'invitation_expired', teamId: data.teamId };
    case 'TeamInvitationDeclined':
    case 'TeamInvitationTakenBack':
      return { ...registrationIn(data), news: null, teamId: data.teamId };
    case 'RegistrationRostered':
      return { ...registrationIn(data), news: data.teamId === null ? 'team_lost' : null };
    case 'PlacesClosed':
      return { leagueId: data.leagueId, registrationId: null, news: 'cancelled' };
    case 'RegistrationUnplaced':
      return { ...registrationIn(data), news: 'unplaced' };
    case 'PaymentLapsed':
      return { ...registrationIn(data), news: 'lapsed' };
    case 'RegistrationForfeited':
      return { ...registrationIn(data), news: 'forfeited' };
    case 'RegistrationWithdrawn':
      return { ...registrationIn(data), news: null };
    default:
      return undefined;
  }
};

const ofTeam = ({
  teamId,
  holdUntil,
}: {
  readonly teamId: string;
  readonly holdUntil?: string | undefined;
}) => ({
  teamId,
  ...(holdUntil !== undefined && { holdUntil }),
});
type OfEntry = { readonly leagueId: string; readonly entryId: string };
const entryIn = ({ leagueId, entryId: registrationId }: OfEntry) => ({ leagueId, registrationId });
type OfRegistration = { readonly leagueId: string; readonly registrationId: string };
const registrationIn = ({ leagueId, registrationId }: OfRegistration) => ({ leagueId, registrationId });

/**
 * Of each registration there is one piece of news, the newest: it ends what was told before. So is there of each team's
 * invitation, which ends with the registration too (`teamsOver` of the told registrations).
 */
const kindOf =
  (tells: (news: News) => boolean): Kind =>
  (event) => {
    const said = saidIn(event);
    if (!said) return undefined;
    const { leagueId, registrationId, news, rank = null, teamId = null, holdUntil = null, decided } = said;
    // What the league says to all has a place of its own.
    const id = registrationId ?? leagueId;
    const place = teamId === null ? id : `${id}.${teamId}`;
    if (news === null || !tells(news)) return { about: null, place, tells: null };
    return {
      about: `${id}.${event.revision}`,
      place,
      tells: {
        ...NOTHING,
        by: decided ? actorOf(event) : null,
        registration: { leagueId, registrationId, news, rank, teamId, holdUntil },
      },
    };
  };

/** A place that waits for an answer, until it has one or its time is up. */
export const placeOffer: Kind = kindOf((news) => news === 'offered');

/** What has become of a registration otherwise. */
export const registration: Kind = kindOf((news) => news !== 'offered');
