import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { LeagueCommandOf } from '../league.commands';
import { LeagueError } from '../league.errors';
import { playsWithFormerCaptain, type CreatedLeague, type LeagueTeam } from '../league.state';

/** @throws LeagueError `team_unknown` */
export const teamOf = (league: CreatedLeague, teamId: string): LeagueTeam => {
  const team = league.teams.find((one) => one.teamId === teamId);
  if (!team) throw new LeagueError('team_unknown');
  return team;
};

export const enterTeam = (
  { teamId, name, color }: LeagueCommandOf<'EnterTeam'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  if (league.teams.some((team) => team.teamId === teamId)) return [];
  if (league.teams.length >= league.details.teamCount)
    throw new LeagueError('teams_full', { teamCount: league.details.teamCount });
  requireFreeName(league, teamId, name);
  return [{ type: 'TeamEntered', data: { leagueId: league.leagueId, teamId, name, color } }];
};

export const changeTeam = (
  { teamId, name, color }: LeagueCommandOf<'ChangeTeam'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const team = teamOf(league, teamId);
  if (team.name === name && team.color === color) return [];
  requireFreeName(league, teamId, name);
  return [{ type: 'TeamChanged', data: { leagueId: league.leagueId, teamId, name, color } }];
};

/**
 * A draft that counts on the team is finished or cancelled first: its players would have nowhere to go. A team that has
 * registered goes with its registration: its place, its roster and what it pays hang on that. Whoever is invited to it
 * is not any more.
 */
export const withdrawTeam = (
  { teamId, inRunningDraft, registered }: LeagueCommandOf<'WithdrawTeam'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  teamOf(league, teamId);
  if (inRunningDraft) throw new LeagueError('team_in_draft', { teamId });
  if (registered) throw new LeagueError('team_has_registration', { teamId });
  const { leagueId, invitations } = league;
  return [
    ...invitations
      .filter(({ end, offer }) => end === null && offer.kind === 'team' && offer.teamId === teamId)
      .map(
        ({ invitationId }) => ({ type: 'InvitationWithdrawn', data: { leagueId, invitationId } }) as const,
      ),
    { type: 'TeamWithdrawn', data: { leagueId, teamId } },
  ];
};

/** A player is the captain of one team at most. */
export const nameCaptainPlayer = (
  { teamId, playerId, registered }: LeagueCommandOf<'NameCaptainPlayer'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const team = teamOf(league, teamId);
  if (team.captainPlayerId === playerId && !playsWithFormerCaptain(team)) return [];
  if (playerId !== null) {
    if (!registered) throw new LeagueError('player_not_registered');
    const taken = league.teams.find((one) => one.teamId !== teamId && one.captainPlayerId === playerId);
    if (taken) throw new LeagueError('captain_player_taken', { teamId: taken.teamId, teamName: taken.name });
  }
  return [{ type: 'CaptainPlayerNamed', data: { leagueId: league.leagueId, teamId, playerId } }];
};

/** What a published draft gives the teams; the rosters of a newer draft (or a published correction) replace the older. */
export const createRosters = (
  { draftId, rosters }: LeagueCommandOf<'CreateRosters'>,
  league: CreatedLeague,
): readonly LeagueEvent[] =>
  rosters.flatMap(({ teamId, playerIds }): LeagueEvent[] => {
    const team = league.teams.find((one) => one.teamId === teamId);
    if (!team) return [];
    const same =
      team.roster?.draftId === draftId && JSON.stringify(team.roster.playerIds) === JSON.stringify(playerIds);
    return same
      ? []
      : [
          {
            type: 'TeamRosterCreated',
            data: { leagueId: league.leagueId, teamId, draftId, playerIds: [...playerIds] },
          },
        ];
  });

/** A player who came late joins the roster that the same draft made; before it is published there is none. */
export const addToRoster = (
  { draftId, teamId, playerId }: LeagueCommandOf<'AddToRoster'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const roster = league.teams.find((team) => team.teamId === teamId)?.roster;
  if (roster?.draftId !== draftId || roster.playerIds.includes(playerId)) return [];
  const playerIds = [...roster.playerIds, playerId];
  return [{ type: 'TeamRosterCreated', data: { leagueId: league.leagueId, teamId, draftId, playerIds } }];
};

/** A name as it is compared. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** The team of that name, however it is written. */
export const teamCalled = (league: CreatedLeague, name: string): LeagueTeam | undefined =>
  league.teams.find((team) => nameKey(team.name) === nameKey(name));

const requireFreeName = (league: CreatedLeague, teamId: string, name: string): void => {
  const taken = teamCalled(league, name);
  if (taken && taken.teamId !== teamId) throw new LeagueError('team_name_taken', { name });
};
