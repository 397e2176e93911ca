import type { HistoryView } from '@fieldhouse/api-contract';
import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { OpenRoom } from '../draft-room/draft-room.query';
import { draftHistoryModel, type DraftHistoryDocument } from './draft-history.projection';
import { historySentence, type Names } from './history-sentence';

const PAGE = 100;

/** The only reader of the draft histories. */
@Injectable()
export class DraftHistoryQuery {
  private readonly reader: ReadModelReader<DraftHistoryDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, draftHistoryModel);
  }

  /** Newest first; `before` is the revision that the page before ended with. */
  async history(
    { document }: OpenRoom,
    playerNames: ReadonlyMap<string, string>,
    before?: number,
    atLeast?: string,
  ): Promise<HistoryView> {
    await this.reader.atLeast(atLeast);
    const found = await this.reader
      .find({ draftId: document._id, revision: { $lt: before ?? Number.MAX_SAFE_INTEGER } })
      .sort({ revision: -1 })
      .limit(PAGE + 1)
      .toArray();
    const teams = new Map((document.room?.teams ?? []).map(({ teamId, name }) => [teamId, name]));
    const names: Names = {
      team: (teamId) => teams.get(teamId) ?? 'a withdrawn team',
      player: (playerId) => playerNames.get(playerId) ?? 'Deleted player',
    };
    const rows = found.slice(0, PAGE).map((row) => ({
      revision: row.revision,
      at: row.at,
      actor: actorName(row, document, names),
      onBehalfOf:
        row.event.type === 'PlayerPicked' && row.event.data.source === 'proxy'
          ? names.team(row.event.data.teamId)
          : null,
      type: row.event.type,
      sentence: historySentence(row.event, names),
      reason:
        'reason' in row.event.data && typeof row.event.data.reason === 'string'
          ? row.event.data.reason
          : null,
    }));
    return { rows, nextBefore: found.length > PAGE ? (rows[rows.length - 1]?.revision ?? null) : null };
  }
}

const actorName = ({ actor }: DraftHistoryDocument, document: OpenRoom['document'], names: Names): string => {
  if (actor.kind === 'process') return actor.name === 'timer' ? 'The clock' : 'Fieldhouse';
  if (actor.kind === 'anonymous') return 'A visitor';
  const { accountId } = actor;
  if (document.commissionerIds.includes(accountId)) return 'Commissioner';
  const team = document.pickers.find(({ accountIds }) => accountIds.includes(accountId));
  return team ? names.team(team.teamId) : 'A former member';
};
