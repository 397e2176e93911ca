import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { as, at, entered, granted, leagueId, twoTeams } from '../league.fixture';

const { given } = specification(leagueDecider);
const color = '#0B6B4A';
type Row = readonly [name: string, captainEmail: string | null];

const enter = (rows: readonly Row[], by = 'ben') =>
  ({
    type: 'EnterTeams',
    teams: rows.map(([name, captainEmail]) => ({ name, color, captainEmail })),
    ids: rows.map((_, index) => ({ teamId: `n${index + 1}`, invitationId: `i${index + 1}` })),
    ...as(by),
  }) as const;
const invited = (invitationId: string, teamId: string, email: string): LeagueEvent => ({
  type: 'InvitationIssued',
  data: {
    leagueId,
    invitationId,
    email,
    offer: { kind: 'team', teamId, role: 'captain' },
    sentAt: at,
    expiresAt: '2026-05-15T18:00:00.000Z',
  },
});

describe('a list of teams', () => {
  it('is entered as a whole, and whoever has an address is invited to be captain', () => {
    given(...twoTeams.slice(0, 3))
      .when(
        enter([
          ['Hawks', 'cal@example.org'],
          ['Owls', null],
        ]),
      )
      .then(entered('n1', 'Hawks'), invited('i1', 'n1', 'cal@example.org'), entered('n2', 'Owls'));
  });

  it('goes on with the teams that are there, however their names are written', () => {
    given(...twoTeams)
      .when(
        enter([
          [' hAWKS', 'cal@example.org'],
          ['Kites', null],
        ]),
      )
      .then(invited('i1', 't1', 'cal@example.org'), entered('n2', 'Kites'));
  });

  it('invites nobody to a team that has a captain, nor an address twice', () => {
    given(...twoTeams, granted('t1', 'cal', 'captain'), invited('i0', 't2', 'dee@example.org'))
      .when(
        enter([
          ['Hawks', 'eve@example.org'],
          ['Owls', 'dee@example.org'],
        ]),
      )
      .then();
  });

  it('is refused as a whole when one of them cannot be', () => {
    given(...twoTeams)
      .when(
        enter([
          ['Kites', null],
          ['Rays', null],
        ]),
      )
      .thenRefused('teams_full', { teamCount: 3 });
    given(...twoTeams)
      .when(
        enter([
          ['Kites', 'cal@example.org'],
          ['kites', 'dee@example.org'],
        ]),
      )
      .thenRefused('team_name_taken', { name: 'kites' });
  });

  it('is for owners and commissioners', () => {
    given(...twoTeams)
      .when(enter([['Kites', null]], 'sam'))
      .thenRefused('not_league_staff');
  });
});
