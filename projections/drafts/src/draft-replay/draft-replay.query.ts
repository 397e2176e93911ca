import type { HistoryRow, ReplayView, RoomState } from '@fieldhouse/api-contract';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import { EVENT_STORE, EventCatalog, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { notFound } from '@fieldhouse/platform';
import { quietHoursOf } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { DraftHistoryQuery } from '../draft-history/draft-history.query';
import { DELETED_PLAYER, DraftPlayersQuery } from '../draft-players/draft-players.query';
import { roomAfter } from '../draft-room/draft-room.projection';
import type { OpenRoom } from '../draft-room/draft-room.query';

/** A draft as it stood at any time, folded anew from the log itself. */
@Injectable()
export class DraftReplayQuery {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
    private readonly histories: DraftHistoryQuery,
    private readonly players: DraftPlayersQuery,
  ) {}

  /**
   * The draft after the last row of its history up to a revision, and after what else came with it.
   * @throws 404 before the draft is created
   */
  async replay(open: OpenRoom, at = Number.POSITIVE_INFINITY): Promise<ReplayView> {
    const rows = (await this.histories.rows(open, {})).reverse();
    const place = Math.max(
      0,
      rows.findLastIndex(({ revision }) => revision <= at),
    );
    const row = rows[place];
    if (!row) throw notFound();
    const room = await this.roomBefore(open.document.leagueId, open.document._id, rows[place + 1]);
    if (!room) throw notFound();
    const { status, settings, teams, order, board, picks, extras, turn, poolSize } = room;
    const names = await this.players.names(open.document.leagueId);
    return {
      revisions: rows.map(({ revision }) => revision),
      row,
      room: {
        ...{ status, settings, teams, order, board, picks, extras, turn, poolSize },
        secondsLeft: secondsLeft(room, row.at),
      },
      names: Object.fromEntries(
        [...picks, ...extras].map(({ playerId }) => [playerId, names.get(playerId) ?? DELETED_PLAYER]),
      ),
    };
  }

  /** The room before a row of its history; undefined: as it stands. */
  private async roomBefore(
    leagueId: string,
    draftId: string,
    next: HistoryRow | undefined,
  ): Promise<RoomState | null> {
    const stored: StoredEvent[] = [];
    for await (const event of this.events.read(`draft-${draftId}`, 0, next?.revision)) stored.push(event);
    const facts = await this.catalog.decodeAll<DraftEvent>(stored);
    return facts.reduce<RoomState | null>((room, fact) => roomAfter(leagueId, room, fact), null);
  }
}

const secondsLeft = ({ turn, paused, settings }: RoomState, at: string): number | null => {
  if (paused) return paused.remainingSeconds;
  // A clock that stands still at night has another end than its seconds say.
  if (!turn || quietHoursOf(settings.clock, turn.round)) return null;
  return Math.max(0, Math.round((Date.parse(turn.deadlineAt) - Date.parse(at)) / 1_000));
};
