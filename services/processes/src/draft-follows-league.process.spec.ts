import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { draftFollowsLeague } from './draft-follows-league.process';

const leagueId = 'l1';
const draftId = draftIdOf(leagueId);
type Followed = LeagueEvent | PlayerPoolEvent | DraftEvent;
const asked = (type: Followed['type'], data: object): readonly unknown[] =>
  draftFollowsLeague
    .react({ type, data } as unknown as RecordedEvent<Followed>)
    .map((effect) => (effect.kind === 'dispatch' ? effect.command : effect));
const teams = { aggregate: 'draft', id: draftId, request: { type: 'RefreshDraftTeams' } };
const pool = { aggregate: 'draft', id: draftId, request: { type: 'RefreshDraftPool' } };

describe('the draft follows its league', () => {
  it.each([
    'LeagueStaffAdded',
    'LeagueStaffRemoved',
    'TeamEntered',
    'TeamChanged',
    'TeamWithdrawn',
    'TeamRoleGranted',
    'TeamRoleRevoked',
    'CaptainPlayerNamed',
  ] as const)('takes over teams and staff after %s', (type) =>
    expect(asked(type, { leagueId })).toStrictEqual([teams]),
  );

  it.each([
    'PlayerWithdrawn',
    'PlayerReinstated',
    'GroupFormed',
    'GroupDissolved',
    'PoolImportFinished',
  ] as const)('takes over the pool after %s', (type) =>
    expect(asked(type, { leagueId })).toStrictEqual([pool]),
  );

  it('takes an import over as one, when it is finished', () => {
    expect(asked('PlayerRegistered', { leagueId, importId: null })).toStrictEqual([pool]);
    expect(asked('PlayerRegistered', { leagueId, importId: 'i1' })).toStrictEqual([]);
    expect(asked('PlayerChanged', { leagueId, importId: 'i1' })).toStrictEqual([]);
  });

  it('looks again once the draft has read the league: something may have changed in between', () => {
    expect(asked('DraftCreated', { draftId, leagueId })).toStrictEqual([teams]);
    expect(asked('DraftReopened', { draftId })).toStrictEqual([teams]);
    expect(asked('DraftLobbyOpened', { draftId })).toStrictEqual([teams, pool]);
  });

  it('looks again when players come back, for the league may have let them go', () => {
    expect(asked('PicksUndone', { draftId })).toStrictEqual([pool]);
    expect(asked('PickReplaced', { draftId })).toStrictEqual([pool]);
    expect(asked('DraftReset', { draftId })).toStrictEqual([teams, pool]);
  });

  it('reads a large pool part by part', () => {
    expect(asked('DraftPoolChanged', { draftId, more: true })).toStrictEqual([pool]);
    expect(asked('DraftPoolChanged', { draftId })).toStrictEqual([]);
  });

  it('lets everything else be', () => {
    expect(asked('PlayerPicked', { draftId })).toStrictEqual([]);
    expect(asked('LeagueDetailsChanged', { leagueId })).toStrictEqual([]);
  });
});
