import type { HistoryKind, HistoryRow, HistoryView } from '@fieldhouse/api-contract';
import { MONGO_DB } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { DELETED_PLAYER, DraftPlayersQuery } from '../draft-players/draft-players.query';
import type { OpenRoom } from '../draft-room/draft-room.query';
import { draftHistoryProjection, type DraftHistoryDocument } from './draft-history.projection';
import { accountsIn, tellHistory } from './tell-history';

const PAGE = 100;

/** What somebody looks for: `text` in sentence, reason or name. */
export type Wanted = { readonly kind?: HistoryKind; readonly text?: string };

/** The only reader of the draft histories. */
@Injectable()
export class DraftHistoryQuery {
  private readonly reader: ReadModelReader<DraftHistoryDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly people: PeopleDirectory,
    private readonly players: DraftPlayersQuery,
  ) {
    this.reader = new ReadModelReader(db, draftHistoryProjection);
  }

  /** Newest first; `before` is the revision that the page before ended with. */
  async history(
    room: OpenRoom,
    wanted: Wanted & { readonly before?: number },
    atLeast?: string,
  ): Promise<HistoryView> {
    const { before = Number.POSITIVE_INFINITY } = wanted;
    const found = (await this.rows(room, wanted, atLeast)).filter(({ revision }) => revision < before);
    const rows = found.slice(0, PAGE);
    return { rows, nextBefore: found.length > PAGE ? (rows.at(-1)?.revision ?? null) : null };
  }

  /**
   * All rows that are wanted, the newest first. A draft's whole history is read for them, some hundreds of facts: what a
   * fact changed is known from those before it, and names are looked up now, so that nobody who left is named or found.
   */
  async rows({ document }: OpenRoom, { kind, text }: Wanted, atLeast?: string): Promise<HistoryRow[]> {
    await this.reader.atLeast(atLeast);
    const found = await this.reader.find({ draftId: document._id }).sort({ revision: 1 }).toArray();
    const players = await this.players.names(document.leagueId);
    const rows = tellHistory(found, {
      person: await this.people.namesOf(accountsIn(found)),
      player: (playerId) => players.get(playerId) ?? DELETED_PLAYER,
    });
    const sought = text?.trim().toLowerCase() ?? '';
    return rows.filter(
      (row) =>
        (kind === undefined || row.kind === kind) &&
        [row.sentence, row.actor, row.reason ?? ''].some((said) => said.toLowerCase().includes(sought)),
    );
  }
}
