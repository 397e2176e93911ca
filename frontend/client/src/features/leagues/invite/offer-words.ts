import type { InvitationOffer, OfferView, StaffRole } from '@fieldhouse/api-contract';
import { TEAM_ROLE_WORDS } from '../team-roles';

export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  commissioner: 'Commissioner',
  owner: 'Owner',
  treasurer: 'Treasurer',
  scorekeeper: 'Scorekeeper',
};

/** Where an offer leads: 'Hawks', 'its staff'. */
export const placeOf = (offer: OfferView): string => {
  if (offer.kind === 'team') return offer.teamName;
  return offer.kind === 'staff' ? 'its staff' : 'its player pool';
};

/** What whoever accepts will be. */
export const meaningOf = (offer: OfferView): string => {
  if (offer.kind === 'player') return 'The player that the league has listed is linked to your account.';
  if (offer.kind === 'staff')
    return `You will be ${STAFF_ROLE_WORDS[offer.role].toLowerCase()} of the league.`;
  const { withArticle, may } = TEAM_ROLE_WORDS[offer.role];
  return `You will be ${withArticle}. ${may}`;
};

/** What an open invitation is for, in a word. */
export const offerWord = (offer: InvitationOffer): string => {
  if (offer.kind === 'player') return 'Player';
  return offer.kind === 'staff' ? STAFF_ROLE_WORDS[offer.role] : TEAM_ROLE_WORDS[offer.role].name;
};
