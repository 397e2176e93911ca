import type { LeagueDetails, LeagueEvent } from '@fieldhouse/events/leagues';
import { IANAZone } from 'luxon';
import type { LeagueCommandOf } from '../league.commands';
import { LeagueError } from '../league.errors';
import type { CreatedLeague, LeagueState } from '../league.state';
import { positionCodes } from '../sport-catalogue';

/** Whoever creates a league owns it. */
export const createLeague = (
  command: LeagueCommandOf<'CreateLeague'>,
  state: LeagueState,
): readonly LeagueEvent[] => {
  if (state.status !== 'none') return [];
  if (command.actor.kind !== 'account') throw new LeagueError('not_league_owner');
  if (!command.emailConfirmed) throw new LeagueError('email_unconfirmed');
  requirePossible(command.details);
  const { leagueId, details, actor } = command;
  return [{ type: 'LeagueCreated', data: { leagueId, ownerId: actor.accountId, ...details } }];
};

export const changeLeagueDetails = (
  { details }: LeagueCommandOf<'ChangeLeagueDetails'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  if (JSON.stringify(sorted(details)) === JSON.stringify(sorted(league.details))) return [];
  if (details.sport !== league.details.sport) throw new LeagueError('sport_fixed');
  requirePossible(details);
  if (details.teamCount < league.teams.length) {
    throw new LeagueError('team_count_too_low', { teams: league.teams.length });
  }
  return [{ type: 'LeagueDetailsChanged', data: { leagueId: league.leagueId, ...details } }];
};

const sorted = (details: LeagueDetails): readonly unknown[] =>
  Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));

/** A league can be drafted for when its limits name positions of its sport and fit into a roster. */
const requirePossible = ({ sport, zone, limits, rosterSize }: LeagueDetails): void => {
  const codes = positionCodes(sport);
  if (codes.length === 0) throw new LeagueError('sport_unknown', { sport });
  if (!IANAZone.isValidZone(zone)) throw new LeagueError('zone_unknown', { zone });
  const unknown = limits.positions.find(({ position }) => !codes.includes(position));
  if (unknown) throw new LeagueError('position_unknown', { position: unknown.position });
  requireFit(
    limits.positions.map(({ position, ...limit }) => ({ of: position, ...limit })),
    rosterSize,
  );
  requireFit(
    limits.genders.map(({ gender, ...limit }) => ({ of: gender, ...limit })),
    rosterSize,
  );
};

type Limit = { readonly of: string; readonly minimum: number; readonly maximum: number | null };

const requireFit = (limits: readonly Limit[], rosterSize: number): void => {
  for (const { of, minimum, maximum } of limits) {
    const twice = limits.filter((other) => other.of === of).length > 1;
    if (twice || (maximum !== null && maximum < minimum))
      throw new LeagueError('limits_impossible', { of, rosterSize });
  }
  const needed = limits.reduce((sum, { minimum }) => sum + minimum, 0);
  if (needed > rosterSize) throw new LeagueError('limits_impossible', { needed, rosterSize });
};
