import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { causesProjection } from './causes.projection';

const created: LeagueEvent = {
  type: 'TeamRosterCreated',
  data: { leagueId: 'l1', teamId: 't1', playerIds: [], draftId: 'd1' },
} as unknown as LeagueEvent;
const renamed = { type: 'LeagueArchived', data: { leagueId: 'l1' } } as unknown as LeagueEvent;

it('keeps who brought about what teams follow, and nothing else', () => {
  expect([...documentsAfter(causesProjection, [renamed, created]).values()]).toEqual([
    expect.objectContaining({ _id: 'e1', type: 'TeamRosterCreated', at, by: 'ana', causedBy: 'c' }),
  ]);
});
