import type { InvitationOffer } from '@fieldhouse/events/leagues';
import { sayable, type Mail } from '@fieldhouse/platform';
import { wallTime } from '@fieldhouse/values';
import type { CreatedLeague, Invitation } from '../domain';

/** The mail to an invited address. It greets nobody by name: whose address it is, is not known. */
export const invitationMail = (
  league: CreatedLeague,
  { email, offer, expiresAt }: Invitation,
  url: string,
): Mail => {
  const name = sayable(league.details.name, 'A league');
  return {
    to: email,
    subject: `${name} invited you`,
    paragraphs: [
      'Hello,',
      `${name} invites you on Fieldhouse ${offered(league, offer)}.`,
      `Nothing counts before you accept. Open the invitation, sign in or sign up with this address, and accept or decline. It expires on ${wallTime(expiresAt, league.details.zone)}.`,
      'If you do not want it, decline it or ignore this e-mail: then nothing happens, and the league does not learn whether you have an account.',
    ],
    action: { label: 'See the invitation', url },
  };
};

const TEAM_ROLES = { captain: 'captain', co_captain: 'co-captain', proxy: 'proxy' } as const;

const offered = ({ teams }: CreatedLeague, offer: InvitationOffer): string => {
  switch (offer.kind) {
    case 'staff':
      return `to its staff, as ${offer.role}`;
    case 'team': {
      const team = teams.find(({ teamId }) => teamId === offer.teamId)?.name ?? '';
      return `to ${sayable(team, 'one of its teams')}, as ${TEAM_ROLES[offer.role]}`;
    }
    case 'player':
      return 'as one of its players: accept, and the player of its pool is linked to your account';
    default:
      return offer satisfies never;
  }
};
