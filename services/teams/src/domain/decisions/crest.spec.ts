import type { TeamEvent } from '@fieldhouse/events/teams';
import { specification } from '@fieldhouse/kernel/testing';
import { teamDecider } from '../team.decider';
import { archived, as, asProcess, created, joined, statusChanged, team, teamId } from '../team.fixture';
import { requireCrestAllowed } from './crest';

const { given } = specification(teamDecider);
const set = (crestId: string, by = 'ben') => ({ type: 'SetTeamCrest', crestId, ...as(by) }) as const;
const remove = (by = 'ben') => ({ type: 'RemoveTeamCrest', ...as(by) }) as const;
const crestSet = (crestId: string): TeamEvent => ({ type: 'TeamCrestSet', data: { teamId, crestId } });
const removed: TeamEvent = { type: 'TeamCrestRemoved', data: { teamId } };

describe('a picture as crest', () => {
  it('is set and replaced by captains and admins', () => {
    given(...team)
      .when(set('c1', 'ana'))
      .then(crestSet('c1'));
    given(...team, crestSet('c1'))
      .when(set('c2'))
      .then(crestSet('c2'));
    given(...team, crestSet('c1'))
      .when(set('c1'))
      .then();
  });

  it('is removed by them, once', () => {
    given(...team, crestSet('c1'))
      .when(remove())
      .then(removed);
    given(...team)
      .when(remove())
      .then();
    given(...team, crestSet('c1'), removed)
      .when(remove('ana'))
      .then();
  });

  it('is nobody else’s to change', () => {
    const resting = statusChanged('ben', 'active', 'inactive');
    for (const command of [set('c1', 'cal'), remove('cal'), set('c1', 'sam')])
      given(...team)
        .when(command)
        .thenRefused('not_team_manager');
    given(...team, resting)
      .when(set('c1'))
      .thenRefused('not_team_manager');
    for (const command of [set('c1', 'eve'), remove('eve')])
      given(...team)
        .when(command)
        .thenRefused('not_found');
  });

  it('stays as it is while the team is archived', () => {
    for (const command of [set('c2', 'ana'), remove('ana')])
      given(...team, crestSet('c1'), archived)
        .when(command)
        .thenRefused('team_archived');
  });

  it('goes with the last who could lead the team: nobody could take it away any more', () => {
    const forget = { type: 'ForgetMember', accountId: 'ana', ...asProcess } as const;
    const alone = [created(), joined('ana', 'captain', 'founding'), joined('sam', 'spectator')];
    const typesAfter = (...facts: readonly TeamEvent[]) =>
      teamDecider
        .decide(
          forget,
          [...alone, ...facts].reduce(
            (state, event) => teamDecider.evolve(state, event),
            teamDecider.initialState,
          ),
        )
        .map(({ type }) => type);
    expect(typesAfter(crestSet('c1'))).toEqual(['TeamArchived', 'TeamCrestRemoved', 'MemberLeft']);
    expect(typesAfter(crestSet('c1'), archived)).toEqual(['TeamCrestRemoved', 'MemberLeft']);
    expect(typesAfter(crestSet('c1'), joined('ben', 'admin'))).toEqual(['MemberRoleChanged', 'MemberLeft']);
  });

  it('is refused before its file is read to whoever may not set it', () => {
    const asked = (accountId: string, ...more: readonly TeamEvent[]) => {
      const state = [...team, ...more].reduce(
        (before, event) => teamDecider.evolve(before, event),
        teamDecider.initialState,
      );
      return () => requireCrestAllowed(state, { kind: 'account', accountId });
    };
    expect(asked('ben')).not.toThrow();
    expect(asked('cal')).toThrow('not_team_manager');
    expect(asked('eve')).toThrow('not_found');
    expect(asked('ana', archived)).toThrow('team_archived');
  });
});
