import { daysAfter, inviteAgainAt, type LeagueProspectus } from '@fieldhouse/values';
import type { PlacesLeague } from '../places.commands';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import { activeOf, standingInvitation, type Registration } from '../places.state';
import { requireMovable } from './registration-staff';

type Published = PlacesLeague & { readonly prospectus: LeagueProspectus };

/** For so long an invitation stands (business rules 5.5). */
const ANSWER_DAYS = 1;

/** To a team that has room for them; they have none so far. Several teams may ask for one, none twice within a day. */
export const inviteFreeAgent = (
  turn: PlacesTurn,
  one: Registration,
  teamId: string,
  league: Published,
): void => {
  if (standingInvitation(one, teamId)) return;
  requireMovable(turn, one, teamId, league);
  if (one.rosteredIn !== null) throw new PlacesError('has_team');
  requireRested(turn, one, teamId);
  turn.say({
    type: 'FreeAgentInvited',
    data: { ...about(turn, one, teamId), holdUntil: daysAfter(turn.at, ANSWER_DAYS) },
  });
};

/** @throws PlacesError `invited_lately` with the hours until they can be asked again */
const requireRested = ({ at }: PlacesTurn, { invitations }: Registration, teamId: string): void => {
  const endedAt = invitations.find((one) => one.teamId === teamId)?.endedAt;
  const left = endedAt ? Date.parse(inviteAgainAt(endedAt)) - Date.parse(at) : 0;
  if (left > 0) throw new PlacesError('invited_lately', { hours: Math.ceil(left / 3_600_000) });
};

/** Those that nobody has answered in time are over. */
export const endInvitations = (turn: PlacesTurn): void => {
  for (const one of activeOf(turn.state))
    for (const { teamId, holdUntil, endedAt } of one.invitations)
      if (endedAt === null && holdUntil !== null && holdUntil <= turn.at)
        turn.say({
          type: 'TeamInvitationExpired',
          data: { ...about(turn, one, teamId), accountId: one.answererId },
        });
};

export const takeBackInvitation = (turn: PlacesTurn, one: Registration, teamId: string): void => {
  if (!standingInvitation(one, teamId)) return;
  turn.say({ type: 'TeamInvitationTakenBack', data: { ...about(turn, one, teamId), endedAt: turn.at } });
};

/** As far as the team still has room; all other invitations end with it. */
export const acceptInvitation = (
  turn: PlacesTurn,
  one: Registration,
  teamId: string,
  league: Published,
): void => {
  if (one.rosteredIn === teamId) return;
  if (!standingInvitation(one, teamId)) throw new PlacesError('not_invited');
  requireMovable(turn, one, teamId, league);
  turn.say({ type: 'RegistrationRostered', data: about(turn, one, teamId) });
};

/** The other teams' invitations stand. */
export const declineInvitation = (turn: PlacesTurn, one: Registration, teamId: string): void => {
  if (!standingInvitation(one, teamId)) return;
  turn.say({ type: 'TeamInvitationDeclined', data: { ...about(turn, one, teamId), endedAt: turn.at } });
};

const about = ({ leagueId }: PlacesTurn, { registrationId }: Registration, teamId: string) => ({
  ...{ leagueId, registrationId, teamId },
});
