import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { toldDraftsProjection, type ToldDraftDocument } from './told-drafts.projection';

const DRAFTS_AT_MOST = 50;

/** The drafts that people may be told of. */
@Injectable()
export class ToldDrafts {
  private readonly reader: ReadModelReader<ToldDraftDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, toldDraftsProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  find(draftId: string): Promise<ToldDraftDocument | null> {
    return this.reader.byId(draftId);
  }

  /** @returns those of these that there are, by their ids */
  known(draftIds: Iterable<string>): Promise<ReadonlyMap<string, ToldDraftDocument>> {
    return this.reader.byIds(draftIds);
  }

  /** @returns the ids of the newest of those in which somebody picks or which they run */
  async of(accountId: string): Promise<readonly string[]> {
    const found = await this.reader
      .find(
        { $or: [{ commissionerIds: accountId }, { 'teams.pickerIds': accountId }] },
        { projection: { _id: 1 } },
      )
      .sort({ _position: -1 })
      .limit(DRAFTS_AT_MOST)
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /** @returns the teams that somebody leads, in the leagues in which something changed last */
  async ledBy(accountId: string): Promise<readonly { readonly leagueId: string; readonly teamId: string }[]> {
    const found = await this.reader
      .find({ 'teams.pickerIds': accountId })
      .sort({ _position: -1 })
      .limit(DRAFTS_AT_MOST)
      .toArray();
    return found.flatMap(({ leagueId, teams }) =>
      teams.flatMap(({ teamId, leaderIds }) => (leaderIds.includes(accountId) ? [{ leagueId, teamId }] : [])),
    );
  }
}

/** @returns everybody who picks in a draft or runs it, each once */
export const peopleOf = (draft: ToldDraftDocument | null): readonly string[] => [
  ...new Set([
    ...(draft?.teams.flatMap(({ pickerIds }) => pickerIds) ?? []),
    ...(draft?.commissionerIds ?? []),
  ]),
];
