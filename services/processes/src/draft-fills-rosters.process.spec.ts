import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { draftFillsRosters } from './draft-fills-rosters.process';

const ids = { draftId: 'd1', leagueId: 'l1' };
const react = (event: DraftEvent) => draftFillsRosters.react(event as RecordedEvent<DraftEvent>);
const toLeague = (request: object) => [
  { kind: 'dispatch', command: { aggregate: 'league', id: 'l1', request } },
];
const player = {
  playerId: 'p9',
  rating: null,
  tier: 3,
  positions: [],
  gender: null,
  nights: [],
  groupId: null,
  registeredAt: '2026-05-01T18:00:00.000Z',
};

describe('a draft fills the rosters', () => {
  it('when it is published', () => {
    const rosters = [{ teamId: 't1', playerIds: ['p1', 'p2'] }];
    expect(react({ type: 'DraftPublished', data: { ...ids, rosters } })).toStrictEqual(
      toLeague({ type: 'CreateRosters', draftId: 'd1', rosters }),
    );
  });

  it('puts nobody on the roster of a team that is gone', () => {
    const unplaced = [{ teamId: 't9', playerIds: ['p3'] }];
    expect(react({ type: 'DraftPublished', data: { ...ids, rosters: [], unplaced } })).toStrictEqual(
      toLeague({ type: 'CreateRosters', draftId: 'd1', rosters: [] }),
    );
  });

  it('with a player who comes late; one recorded without a league stays where they are', () => {
    expect(react({ type: 'LatePlayerAssigned', data: { ...ids, player, teamId: 't1' } })).toStrictEqual(
      toLeague({ type: 'AddToRoster', draftId: 'd1', teamId: 't1', playerId: 'p9' }),
    );
    expect(
      react({ type: 'LatePlayerAssigned', data: { draftId: 'd1', player, teamId: 't1' } }),
    ).toStrictEqual([]);
  });

  it('with nothing before that', () => {
    expect(
      react({ type: 'DraftCompleted', data: { draftId: 'd1', completedAt: player.registeredAt } }),
    ).toStrictEqual([]);
  });
});
