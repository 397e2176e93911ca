import type { EventCatalog, EventStore } from '@fieldhouse/kernel/runtime';
import {
  allPicks,
  assignLate,
  boss,
  candidate,
  continued,
  leagueId,
  live,
  said,
} from '../../../../services/drafts/src/domain/draft.scenario';
import type { DraftHistoryQuery } from '../draft-history/draft-history.query';
import type { DraftPlayersQuery } from '../draft-players/draft-players.query';
import type { OpenRoom } from '../draft-room/draft-room.query';
import { DraftReplayQuery } from './draft-replay.query';

const draftId = 'd1';
const late = assignLate(candidate('late'));
const undo = boss({ type: 'UndoPicks', toPickNo: 1, reason: said.reason });
const log = continued(live(), ...allPicks, late, undo).map((event, revision) => ({
  ...event,
  revision,
  metadata: { occurredAt: '2026-09-01T18:00:00.000Z' },
}));

/** The replay of the log's draft, of whose players these names are known. */
const replayOf = (names: ReadonlyMap<string, string>) =>
  new DraftReplayQuery(
    {
      read: async function* (_: string, from: number, before?: number) {
        await Promise.resolve();
        yield* log.slice(from, before);
      },
    } as unknown as EventStore,
    { decodeAll: (stored: unknown) => Promise.resolve(stored) } as unknown as EventCatalog,
    {
      rows: () =>
        Promise.resolve(
          log.map(({ revision, metadata }) => ({ revision, at: metadata.occurredAt })).reverse(),
        ),
    } as unknown as DraftHistoryQuery,
    { names: () => Promise.resolve(names) } as unknown as DraftPlayersQuery,
  );
const open = { document: { leagueId, _id: draftId } } as unknown as OpenRoom;
const revisionOf = (type: string): number => log.findLastIndex((event) => event.type === type);

it('names everybody who was on a team then, whoever has a card now', async () => {
  const replay = replayOf(new Map(['a', 'b', 'd', 'e', 'late'].map((id) => [id, `Player ${id}`])));
  expect((await replay.replay(open, revisionOf('LatePlayerAssigned'))).names).toStrictEqual({
    ...{ a: 'Player a', b: 'Player b', d: 'Player d', late: 'Player late' },
    c: 'Deleted player',
  });
  expect((await replay.replay(open)).names).toStrictEqual({});
});
