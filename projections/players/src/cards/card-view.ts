import { levelBand, type PlayerAudience, type PlayerCardView } from '@fieldhouse/api-contract';
import { shortName } from '@fieldhouse/values';
import type { Tie } from '../circles/ties';
import type { PlayerCardDocument } from './player-cards.projection';

/** Which audiences somebody with a tie belongs to. */
const AUDIENCES: Readonly<Record<Tie, readonly PlayerAudience[]>> = {
  self: ['private', 'captains', 'team', 'public'],
  captain: ['captains', 'team', 'public'],
  team: ['team', 'public'],
  league: ['public'],
  stranger: ['public'],
};

/**
 * A card as somebody with this tie may see it.
 * @param photoUrl the address of the picture, given out only where the picture may be seen
 * @param today exceptions that ended before this day are left out
 */
export const cardViewOf = (
  card: PlayerCardDocument,
  tie: Tie,
  photoUrl: string | null,
  today: string,
): PlayerCardView => {
  const { details, privacy } = card;
  const shown = <T>(part: keyof typeof privacy.audiences, value: T): T | null =>
    AUDIENCES[tie].includes(privacy.audiences[part]) ? value : null;
  return {
    accountId: card._id,
    name: nameOf(card, tie),
    tie,
    photoUrl: shown('photo', photoUrl),
    bio: shown('bio', details.bio || null),
    area: details.area || null,
    phone: shown('phone', details.phone || null),
    jerseySize: shown('jerseySize', details.jerseySize),
    sports: shown('sports', sportsOf(card, tie)),
    availability: shown('availability', availabilityOf(card, today)),
  };
};

const nameOf = (card: PlayerCardDocument, tie: Tie): string =>
  tie === 'stranger' ? shortName(card) : `${card.firstName} ${card.lastName}`;

const sportsOf = ({ sports }: PlayerCardDocument, tie: Tie): PlayerCardView['sports'] =>
  sports.length === 0
    ? null
    : sports.map((one) => ({
        ...one,
        level: tie === 'stranger' ? null : one.level,
        band: levelBand(one.level),
      }));

const availabilityOf = (
  { availability: { week, exceptions } }: PlayerCardDocument,
  today: string,
): PlayerCardView['availability'] => {
  const toCome = exceptions.filter(({ to }) => to >= today).map((one) => ({ ...one, note: '' }));
  const said = toCome.length > 0 || Object.values(week).some((parts) => parts.length > 0);
  return said ? { week, exceptions: toCome } : null;
};
