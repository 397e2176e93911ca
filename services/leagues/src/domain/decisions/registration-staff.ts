import { listOf, type LeagueProspectus } from '@fieldhouse/values';
import type { PlacesCommandOf, PlacesLeague } from '../places.commands';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import { statusOf, type Registration } from '../places.state';
import { missingDocument } from './documents';
import { requireRoom, requireUnfrozen } from './registrations';

type Published = PlacesLeague & { readonly prospectus: LeagueProspectus };

/**
 * Nothing is approved before the document that the league asks for has been seen, nor a team's player once rosters are
 * frozen or the team has no room.
 */
export const approveRegistration = (turn: PlacesTurn, one: Registration, league: Published): void => {
  const { leagueId, state } = turn;
  if (one.approved) return;
  if (statusOf(state, one) !== 'pending_approval') throw new PlacesError('nothing_to_approve');
  const document = missingDocument(turn, one, league.prospectus);
  if (document !== null) throw new PlacesError('document_missing', { document });
  if (one.kind === 'member' && one.teamId !== null) requireRoom(turn, one.teamId, league);
  turn.say({ type: 'RegistrationApproved', data: { leagueId, registrationId: one.registrationId } });
};

/** The staff, or the team's captain, says no; once it is confirmed it is removed instead. */
export const rejectRegistration = (turn: PlacesTurn, one: Registration, reason: string): void => {
  if (one.confirmed) throw new PlacesError('nothing_to_approve');
  const { registrationId, accountId } = one;
  outOf(turn, one);
  const data = { leagueId: turn.leagueId, registrationId, accountId, reason };
  turn.say({ type: 'RegistrationRejected', data });
};

export const removeRegistration = (turn: PlacesTurn, one: Registration, reason: string): void => {
  const { registrationId, accountId } = one;
  outOf(turn, one);
  const data = { leagueId: turn.leagueId, registrationId, accountId, reason };
  turn.say({ type: 'RegistrationRemoved', data });
};

const outOf = (turn: PlacesTurn, { kind, registrationId }: Registration): void => {
  const list = listOf(kind);
  if (list) turn.ask(list, { type: 'remove', entryId: registrationId });
};

/** In the waitlist, or from it into a place, with a reason that they see. */
export const moveRegistration = (
  turn: PlacesTurn,
  one: Registration,
  { to, reason }: PlacesCommandOf<'MoveRegistration'>,
): void => {
  const { registrationId, accountId, kind } = one;
  const list = listOf(kind);
  if (!list) throw new PlacesError('not_on_waitlist');
  const data = { leagueId: turn.leagueId, registrationId, accountId, reason };
  turn.say({ type: 'RegistrationMoved', data });
  turn.ask(list, { type: 'move', entryId: registrationId, to });
};

/**
 * On a team that has room, until rosters are frozen, and not from where somebody else has put them meanwhile; those of a
 * draft league come from its draft.
 */
export const rosterRegistration = (
  turn: PlacesTurn,
  one: Registration,
  { teamId, fromId }: Pick<PlacesCommandOf<'RosterRegistration'>, 'teamId' | 'fromId'>,
  league: Published,
): void => {
  if (one.rosteredIn === teamId) return;
  if (fromId !== undefined && one.rosteredIn !== fromId) throw new PlacesError('moved_meanwhile');
  requireMovable(turn, one, teamId, league);
  const { leagueId } = turn;
  const { registrationId } = one;
  turn.say({ type: 'RegistrationRostered', data: { leagueId, registrationId, teamId } });
};

/** @throws PlacesError unless they can be put on the team now (null: taken off theirs) */
export const requireMovable = (
  turn: PlacesTurn,
  one: Registration,
  teamId: string | null,
  league: Published,
): void => {
  if (league.prospectus.format === 'draft') throw new PlacesError('placed_by_draft');
  if (listOf(one.kind) !== 'players' || !one.confirmed) throw new PlacesError('not_confirmed');
  requireUnfrozen(turn, league);
  if (teamId === null) return;
  if (!league.teams.some((team) => team.teamId === teamId)) throw new PlacesError('team_unknown');
  requireRoom(turn, teamId, league);
};
