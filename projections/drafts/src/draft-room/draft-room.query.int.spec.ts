import { draftIdOf } from '@fieldhouse/events/drafts';
import { collectionOf } from '@fieldhouse/kernel';
import { Secrets } from '@fieldhouse/kernel/runtime';
import type { Caller } from '@fieldhouse/platform';
import { withDocumentStore } from '@fieldhouse/testing/document-store';
import { BSON } from 'mongodb';
import { draftRoomProjection } from './draft-room.projection';
import { DraftRoomQuery } from './draft-room.query';

const PICKS = 300;
const ana = { accountId: 'ana', roles: [] as readonly string[] } as Caller;
const mongo = withDocumentStore({ monitorCommands: true });

/** A room of a league without a draft. */
const league = (leagueId: string) => ({
  ...{ _id: `d-${leagueId}`, leagueId, leagueName: leagueId, season: '2026', sport: 'softball' },
  ...{
    staff: [{ accountId: 'boss', role: 'owner' }],
    staffIds: ['boss'],
    commissionerIds: ['boss'],
    registered: 7,
    drafts: true,
    room: null,
  },
  pickers: [{ teamId: 't2', accountIds: ['ana'] }],
  playerAccounts: [{ playerId: 'p1', accountId: 'bob' }],
});
const secrets = new Secrets('a secret that is only used in tests, 1234567890');

it('a person’s drafts are told by their figures, without all that happened in their rooms', async () => {
  const db = mongo().db('rooms');
  const rooms = db.collection<{ readonly _id: string }>(collectionOf(draftRoomProjection));
  const pick = (nth: number) => ({
    ...{ pickNo: nth + 1, round: 1, teamId: 't1', playerId: `player-${nth}`, name: `Player ${nth}` },
    ...{ source: 'captain', why: null, pickedAt: '2026-05-01T18:00:00.000Z', madeIn: nth + 1 },
  });
  const room = {
    ...{ draftId: 'd-live', leagueId: 'live', revision: 400, status: 'live', turn: null, paused: null },
    settings: { startsAt: '2026-05-01T18:00:00.000Z', rounds: 2 },
    teams: ['t1', 't2'].map((teamId) => ({ teamId, name: `Team ${teamId}`, color: 'red', hasPicker: true })),
    ...{ order: ['t1', 't2'], board: Array.from({ length: PICKS + 2 }, () => 't1'), poolSize: 320 },
    ...{ picks: Array.from({ length: PICKS }, (_, nth) => pick(nth)), spectatorLinkNo: 1 },
  };
  const stored = [league('ahead'), { ...league('live'), room }, { ...league('without'), drafts: false }];
  await rooms.insertMany(stored);
  let bytes = 0;
  mongo().on('commandSucceeded', ({ commandName, reply }) => {
    if (commandName === 'find') bytes += BSON.calculateObjectSize(reply as BSON.Document);
  });
  const query = new DraftRoomQuery(db, secrets);
  const mine = { season: '2026', sport: 'softball', role: 'captain' };
  expect(await query.leaguesOf(ana)).toEqual([
    {
      ...{ ...mine, leagueId: 'live', leagueName: 'live', status: 'live', startsAt: room.settings.startsAt },
      picksFor: [{ teamId: 't2', teamName: 'Team t2', slot: 2 }],
      ...{ picksMade: PICKS, picksTotal: PICKS + 2, teams: 2, poolSize: 320 },
    },
    {
      ...{ ...mine, leagueId: 'ahead', leagueName: 'ahead', status: null, startsAt: null },
      picksFor: [{ teamId: 't2', teamName: null, slot: null }],
      ...{ picksMade: 0, picksTotal: 0, teams: 0, poolSize: 7 },
    },
  ]);
  expect(bytes).toBeLessThan(BSON.calculateObjectSize(stored[1] as BSON.Document) / 3);
});

it('a room tells which teams of its order the league has no longer', async () => {
  const db = mongo().db('gone');
  const room = { draftId: draftIdOf('l1'), leagueId: 'l1', status: 'published', order: ['t1', 't2'] };
  const stored = { ...league('l1'), _id: draftIdOf('l1'), room };
  await db.collection<{ readonly _id: string }>(collectionOf(draftRoomProjection)).insertOne(stored);
  const seen = await new DraftRoomQuery(db, secrets).room('l1', { caller: ana });
  expect(seen.goneTeamIds).toEqual(['t1']);
});
