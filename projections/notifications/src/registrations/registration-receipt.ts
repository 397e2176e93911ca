import type { Kind, ToldEvent } from '../notification';
import type { RegistrationMatter } from './registration-notice';

const NOTHING = {
  ...{ teamId: null, accountIds: [], circle: null, message: null, by: null },
  ...{ draft: null, broadcast: null, payment: null },
} as const;

/** `sending`: it is one thing with what comes of it at once; `itself`: another one. */
type Said = {
  readonly with: 'sending' | 'itself';
  readonly news: RegistrationMatter['news'];
  readonly rank?: number;
};

/**
 * What somebody did with their own registration, as it has come out by the end of what they did; null: other kinds tell
 * what comes of it from then on; undefined: the fact has nothing to do with it.
 */
const saidIn = ({ type, data }: ToldEvent): Said | null | undefined => {
  switch (type) {
    case 'RegistrationSubmitted':
      return { with: 'sending', news: 'sent' };
    case 'EntryJoined':
      return { with: 'sending', news: 'waitlisted', rank: data.rank };
    case 'PlaceTaken':
      // Of a place that must be paid or approved first, somebody else will tell.
      return data.via === 'join' ? { with: 'sending', news: 'sent' } : null;
    case 'PaymentAsked':
      // The invoice says until when the place is held.
      return data.holdUntil === null ? undefined : null;
    case 'RegistrationConfirmed':
      if (data.upon === undefined) return null;
      return { with: data.upon === 'sent' ? 'sending' : 'itself', news: 'confirmed' };
    case 'RegistrationWithdrawn':
      return { with: 'itself', news: 'withdrawn' };
    case 'PlaceOffered':
    case 'EntryMoved':
    case 'OfferDeclined':
    case 'RegistrationApproved':
    case 'RegistrationRejected':
    case 'RegistrationRemoved':
    case 'RegistrationUnplaced':
    case 'RegistrationForfeited':
    case 'PaymentLapsed':
      return null;
    default:
      return undefined;
  }
};

/** Of each registration there is one, the newest. All that comes of sending it is one thing, which is told once. */
export const registrationReceipt: Kind = (event) => {
  const said = saidIn(event);
  if (said === undefined) return undefined;
  const about = registrationOf(event);
  if (!about) return undefined;
  const { leagueId, registrationId: place } = about;
  if (said === null) return { about: null, place, tells: null };
  const { news, rank = null } = said;
  return {
    about: `${place}.${said.with === 'sending' ? 'sent' : event.revision}`,
    place,
    tells: {
      ...NOTHING,
      registration: { leagueId, registrationId: place, news, rank, teamId: null, holdUntil: null },
    },
  };
};

const registrationOf = ({
  data,
}: ToldEvent): { readonly leagueId: string; readonly registrationId: string } | null => {
  if (!('leagueId' in data) || typeof data.leagueId !== 'string') return null;
  const { leagueId } = data;
  if ('entryId' in data) return { leagueId, registrationId: data.entryId };
  return 'registrationId' in data && data.registrationId !== null
    ? { leagueId, registrationId: data.registrationId }
    : null;
};
