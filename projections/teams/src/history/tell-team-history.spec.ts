import type { TeamEvent } from '@fieldhouse/events/teams';
import { at, documentsAfter, recorded } from '@fieldhouse/kernel/testing';
import { memberOf } from '../team/team-membership';
import { teamProjection } from '../team/team.projection';
import {
  changed,
  created,
  crestRemoved,
  crestSet,
  detailsChanged,
  invited,
  joined,
  joinedToBe,
  left,
  merged,
  requested,
  forgotten,
  restored,
  roleChanged,
  statusChanged,
  teamId,
} from '../testing/team-facts';
import { tellTeamHistory, type ToldFact } from './tell-team-history';

/** The history after these facts as an account reads it, the newest first. */
const toldTo = (accountId: string, ...events: readonly TeamEvent[]): ToldFact[] => {
  const all = [created, joined('ana', 'captain'), joined('ada', 'admin'), joined('pia'), ...events];
  const team = documentsAfter(teamProjection, all).get(teamId);
  const me = team && memberOf(team, { accountId });
  if (!me) throw new Error(`${accountId} is not of the team`);
  return tellTeamHistory(recorded(all), { team, me, now: at });
};
const newestTo = (accountId: string, ...events: readonly TeamEvent[]): ToldFact | undefined =>
  toldTo(accountId, ...events)[0];
const typesTo = (accountId: string, ...events: readonly TeamEvent[]): readonly string[] =>
  toldTo(accountId, ...events).map(({ type }) => type);
const pia = { memberId: 'm-pia', accountId: 'pia' };

describe('a history of a team', () => {
  it('says who did what to whom, the newest first', () => {
    const told = toldTo('pia');
    expect(told.map(({ revision }) => revision)).toEqual([3, 2, 1, 0]);
    expect(told[0]).toEqual({
      revision: 3,
      type: 'MemberJoined',
      at,
      by: { accountId: 'ana' },
      member: pia,
      address: null,
      changes: [{ field: 'role', from: null, to: 'player' }],
      reason: null,
      undo: null,
    });
    expect(told.at(-1)).toMatchObject({
      type: 'TeamCreated',
      member: null,
      changes: [{ field: 'name', from: null, to: 'Night Hawks' }],
    });
    expect(newestTo('pia', joinedToBe('p1'))?.member).toEqual({ memberId: 'p1', accountId: null });
  });

  it('says what changed, and what it was before', () => {
    const changesAfter = (...events: readonly TeamEvent[]) => newestTo('pia', ...events)?.changes;
    expect(changesAfter(detailsChanged({ city: null, rosterLimit: 14, name: 'Day Hawks' }))).toEqual([
      { field: 'name', from: 'Night Hawks', to: 'Day Hawks' },
      { field: 'city', from: 'Graz', to: null },
      { field: 'rosterLimit', from: null, to: '14' },
    ]);
    expect(changesAfter(changed('pia', '7', 'P', 'C'))).toEqual([
      { field: 'number', from: null, to: '7' },
      { field: 'positions', from: null, to: 'P, C' },
    ]);
    expect(changesAfter(changed('pia', '7', 'P', 'C'), changed('pia', '8', 'P', 'C'))).toEqual([
      { field: 'number', from: '7', to: '8' },
    ]);
    const season = (name: string): TeamEvent => ({
      type: 'TeamSeasonStarted',
      data: { teamId, season: name },
    });
    expect(changesAfter(season('Spring'), season('Fall'))).toEqual([
      { field: 'season', from: 'Spring', to: 'Fall' },
    ]);
    expect(changesAfter(statusChanged('pia', 'inactive'))).toEqual([
      { field: 'status', from: 'active', to: 'inactive' },
    ]);
  });

  it('tells everybody of the team that its crest was changed', () => {
    expect(typesTo('pia', crestSet('c1'), crestRemoved).slice(0, 2)).toEqual([
      'TeamCrestRemoved',
      'TeamCrestSet',
    ]);
    expect(newestTo('pia', crestSet('c1'))).toMatchObject({ member: null, changes: [], undo: null });
  });

  it('tells of invitations and requests to those who run the team only', () => {
    const facts: readonly TeamEvent[] = [
      invited('i1', 'dee@example.org'),
      requested('r1', 'eve'),
      { type: 'JoinRequestDeclined', data: { teamId, requestId: 'r1' } },
      { type: 'MemberInvitationSeen', data: { teamId, invitationId: 'i1', seenAt: at } },
    ];
    const told = ['JoinRequestDeclined', 'JoinRequested', 'MemberInvited'];
    expect(typesTo('ada', ...facts).slice(0, 3)).toEqual(told);
    expect(toldTo('ada', ...facts)[0]?.member).toEqual({ accountId: 'eve' });
    expect(JSON.stringify(toldTo('ada', ...facts))).not.toMatch(/I pitch/);
    expect(typesTo('pia', ...facts)).toEqual(typesTo('pia'));
  });

  it('names whom an invitation is to: the address while it is open, or the account', () => {
    const about = (fact: TeamEvent) => newestTo('ana', fact);
    expect(about(invited('i1', 'dee@example.org'))).toMatchObject({
      member: null,
      address: 'dee@example.org',
    });
    expect(about(invited('i1', ''))).toMatchObject({ member: null, address: null });
    expect(about(invited('i1', '', 'player', 'dee'))).toMatchObject({ member: { accountId: 'dee' } });
  });

  it('is silent about a member-to-be who turned out to be a member', () => {
    expect(typesTo('ana', joinedToBe('p1'), merged('p1'))).toEqual(typesTo('ana', joinedToBe('p1')));
  });

  it('gives reasons to those who run the team and to whom they are about', () => {
    const suspended = statusChanged('pia', 'suspended', 'threw a bat');
    const reasonFor = (accountId: string) => newestTo(accountId, joined('ben'), suspended)?.reason;
    expect(['ana', 'ada', 'pia', 'ben'].map(reasonFor)).toEqual([
      'threw a bat',
      'threw a bat',
      'threw a bat',
      null,
    ]);
  });
});

describe('what can be undone', () => {
  const undoFor = (accountId: string, ...events: readonly TeamEvent[]) =>
    toldTo(accountId, ...events).flatMap(({ undo }) => undo ?? []);

  it('is a removal, by those who run the team, until the person is back', () => {
    const removed = left('pia', 'removed');
    const undo = [{ kind: 'restore', memberId: 'm-pia' }];
    expect(undoFor('ana', removed)).toEqual(undo);
    expect(undoFor('ada', removed)).toEqual(undo);
    expect(undoFor('ben', joined('ben'), removed)).toEqual([]);
    expect(undoFor('ana', left('pia', 'left'))).toEqual([]);
    const admin = [joined('eva', 'admin'), left('eva', 'removed')];
    expect(undoFor('ana', ...admin)).toEqual([{ kind: 'restore', memberId: 'm-eva' }]);
    expect(undoFor('ada', ...admin)).toEqual([]);
    expect(undoFor('ana', removed, restored('pia'))).toEqual([]);
    expect(undoFor('ana', removed, joined('pia'))).toEqual([]);
    expect(undoFor('ana', removed, forgotten('pia'))).toEqual([]);
    expect(toldTo('ana', removed, forgotten('pia'))[0]?.type).toBe('MemberLeft');
  });

  it('is the last change of the role of a member who is still there', () => {
    const asSubstitute = roleChanged('pia', 'player', 'substitute');
    expect(undoFor('ada', asSubstitute)).toEqual([{ kind: 'role', memberId: 'm-pia', role: 'player' }]);
    expect(undoFor('ada', asSubstitute, roleChanged('pia', 'substitute', 'treasurer'))).toEqual([
      { kind: 'role', memberId: 'm-pia', role: 'substitute' },
    ]);
    expect(undoFor('pia', asSubstitute)).toEqual([]);
    expect(undoFor('ada', asSubstitute, left('pia', 'left'))).toEqual([]);
  });

  it('is nothing of an archived team, until it is reopened', () => {
    const facts = [roleChanged('pia', 'player', 'substitute'), left('ben', 'removed')];
    const archived: TeamEvent = { type: 'TeamArchived', data: { teamId } };
    const undone = undoFor('ana', joined('ben'), ...facts);
    expect(undone).toHaveLength(2);
    expect(undoFor('ana', joined('ben'), ...facts, archived)).toEqual([]);
    const reopened: TeamEvent = { type: 'TeamReopened', data: { teamId } };
    expect(undoFor('ana', joined('ben'), ...facts, archived, reopened)).toEqual(undone);
  });

  it('is left to captains where captains and admins are concerned, and leaves the team a captain', () => {
    const asAdmin = roleChanged('pia', 'player', 'admin');
    expect(undoFor('ana', asAdmin)).toEqual([{ kind: 'role', memberId: 'm-pia', role: 'player' }]);
    expect(undoFor('ada', asAdmin)).toEqual([]);
    const handedOver = [roleChanged('pia', 'player', 'captain'), roleChanged('ana', 'captain', 'admin')];
    expect(undoFor('pia', ...handedOver)).toEqual([{ kind: 'role', memberId: 'm-ana', role: 'captain' }]);
    expect(undoFor('ana', ...handedOver)).toEqual([]);
    const dismissed = roleChanged('ada', 'admin', 'player');
    expect(undoFor('ana', dismissed)).toEqual([{ kind: 'role', memberId: 'm-ada', role: 'admin' }]);
    expect(undoFor('ana', dismissed, statusChanged('ada', 'inactive'))).toEqual([]);
  });
});
