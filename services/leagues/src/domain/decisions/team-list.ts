import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { LeagueCommandOf } from '../league.commands';
import { LeagueError } from '../league.errors';
import { evolveLeague, type CreatedLeague, type LeagueState } from '../league.state';
import { issueInvitation } from './invitations';
import { enterTeam, nameKey, teamCalled } from './teams';

/**
 * Enters the teams of a list and invites their captains, all or none. A team that the league has by that name is not
 * entered again, and one that has a captain invites nobody: the list can be sent once more with what was missing.
 */
export const enterTeams = (
  { teams, ids, actor, at }: LeagueCommandOf<'EnterTeams'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const names = teams.map(({ name }) => nameKey(name));
  const twice = teams.find((_, index) => names.indexOf(names[index] ?? '') < index);
  if (twice) throw new LeagueError('team_name_taken', { name: twice.name });
  const events: LeagueEvent[] = [];
  let now: LeagueState = league;
  const happen = (decide: (league: CreatedLeague) => readonly LeagueEvent[]): void => {
    if (now.status === 'none') return;
    const next = decide(now);
    events.push(...next);
    now = next.reduce<LeagueState>(evolveLeague, now);
  };
  teams.forEach(({ name, color, captainEmail }, index) => {
    const made = ids[index];
    if (!made) return;
    const { teamId, invitationId } = made;
    const context = { actor, at };
    happen((standing) =>
      teamCalled(standing, name)
        ? []
        : enterTeam({ type: 'EnterTeam', teamId, name, color, ...context }, standing),
    );
    happen((standing) => {
      const team = teamCalled(standing, name);
      if (captainEmail === null || !team || team.people.some(({ role }) => role === 'captain')) return [];
      const offer = { kind: 'team', teamId: team.teamId, role: 'captain' } as const;
      return issueInvitation(
        { type: 'IssueInvitation', invitationId, email: captainEmail, offer, player: null, ...context },
        standing,
      );
    });
  });
  return events;
};
