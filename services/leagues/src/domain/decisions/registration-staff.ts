import { listOf, type LeagueProspectus } from '@fieldhouse/values';
import { DateTime } from 'luxon';
import type { PlacesCommandOf, PlacesLeague } from '../places.commands';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import { statusOf, type Registration } from '../places.state';
import { requireRoom, requireUnfrozen } from './registrations';

type Published = PlacesLeague & { readonly prospectus: LeagueProspectus };

/**
 * Nothing is approved before the document that the league asks for has been seen, nor a team's player once rosters are
 * frozen or the team has no room.
 */
export const approveRegistration = (turn: PlacesTurn, one: Registration, league: Published): void => {
  const { leagueId, state, at } = turn;
  if (one.approved) return;
  if (statusOf(state, one) !== 'pending_approval') throw new PlacesError('nothing_to_approve');
  const asked = documentOf(league.prospectus);
  const isSeen = (state.documents.get(one.accountId) ?? []).some(
    ({ kind, expiresAt }) => kind === asked && (expiresAt === null || at < expiresAt),
  );
  if (asked !== null && one.kind !== 'team' && !isSeen)
    throw new PlacesError('document_missing', { document: asked });
  if (one.kind === 'member' && one.teamId !== null) requireRoom(turn, one.teamId, league);
  turn.say({ type: 'RegistrationApproved', data: { leagueId, registrationId: one.registrationId } });
};

const documentOf = ({ eligibility }: LeagueProspectus): string | null =>
  eligibility.flatMap((rule) => (rule.rule === 'document' ? [rule.kind] : []))[0] ?? null;

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

/** @param validUntil last day on which it counts, in the league's zone */
export const seeDocument = (
  turn: PlacesTurn,
  { accountId }: Registration,
  validUntil: string | null,
  { prospectus, zone }: Published,
): void => {
  const kind = documentOf(prospectus);
  if (kind === null) throw new PlacesError('no_document_asked');
  const end = validUntil === null ? null : DateTime.fromISO(validUntil, { zone }).plus({ days: 1 });
  const expiresAt = end?.toUTC().toISO() ?? null;
  const known = (turn.state.documents.get(accountId) ?? []).find((one) => one.kind === kind);
  if (known && known.expiresAt === expiresAt) return;
  turn.say({ type: 'DocumentSeen', data: { leagueId: turn.leagueId, accountId, kind, expiresAt } });
};
