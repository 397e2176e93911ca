import type { LeagueProspectus } from '@fieldhouse/values';
import type { PlacesLeague } from '../places.commands';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import type { Registration } from '../places.state';
import { requireMovable } from './registration-staff';

type Published = PlacesLeague & { readonly prospectus: LeagueProspectus };

/** To a team that has room for them; they have none so far. Several teams may ask for one. */
export const inviteFreeAgent = (
  turn: PlacesTurn,
  one: Registration,
  teamId: string,
  league: Published,
): void => {
  if (one.invitedTo.includes(teamId)) return;
  requireMovable(turn, one, teamId, league);
  if (one.rosteredIn !== null) throw new PlacesError('has_team');
  turn.say({ type: 'FreeAgentInvited', data: about(turn, one, teamId) });
};

export const takeBackInvitation = (turn: PlacesTurn, one: Registration, teamId: string): void => {
  if (!one.invitedTo.includes(teamId)) return;
  turn.say({ type: 'TeamInvitationTakenBack', data: about(turn, one, teamId) });
};

/** As far as the team still has room; all other invitations end with it. */
export const acceptInvitation = (
  turn: PlacesTurn,
  one: Registration,
  teamId: string,
  league: Published,
): void => {
  if (one.rosteredIn === teamId) return;
  if (!one.invitedTo.includes(teamId)) throw new PlacesError('not_invited');
  requireMovable(turn, one, teamId, league);
  turn.say({ type: 'RegistrationRostered', data: about(turn, one, teamId) });
};

/** The other teams' invitations stand. */
export const declineInvitation = (turn: PlacesTurn, one: Registration, teamId: string): void => {
  if (!one.invitedTo.includes(teamId)) return;
  turn.say({ type: 'TeamInvitationDeclined', data: about(turn, one, teamId) });
};

const about = ({ leagueId }: PlacesTurn, { registrationId }: Registration, teamId: string) => ({
  ...{ leagueId, registrationId, teamId },
});
