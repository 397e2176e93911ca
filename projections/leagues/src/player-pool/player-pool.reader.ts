import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import type { Positioned } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import {
  playerPoolModel,
  type PlayerDocument,
  type PlayerPoolDocument,
  type PoolDocument,
} from './player-pool.read-model';

/** A league's players by name, and its pool; that is null before anything has happened in it. */
export type ReadPool = {
  readonly pool: Positioned<PoolDocument> | null;
  readonly players: readonly PlayerDocument[];
};

const KEPT_POOLS = 20;
const byName = new Intl.Collator('en').compare;

/** The only reader of the player pools' collection. */
@Injectable()
export class PlayerPoolReader {
  private readonly reader: ReadModelReader<PlayerPoolDocument>;
  private readonly kept = new LRUCache<string, { readonly at: string; readonly read: Promise<ReadPool> }>({
    max: KEPT_POOLS,
  });

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, playerPoolModel);
  }

  /** A league's pool and its players, kept in memory until the read model moves on. */
  async pool(leagueId: string, atLeast?: string): Promise<ReadPool> {
    await this.reader.atLeast(atLeast);
    const at = await this.reader.appliedTo();
    const kept = this.kept.get(leagueId);
    if (kept?.at === at) return kept.read;
    const read = this.read(leagueId);
    this.kept.set(leagueId, { at, read });
    read.catch(() => this.kept.delete(leagueId));
    return read;
  }

  private async read(leagueId: string): Promise<ReadPool> {
    const documents = await this.reader.find({ leagueId }).toArray();
    const players = documents.filter((document) => document.kind === 'player');
    players.sort(
      (a, b) =>
        byName(a.details.lastName, b.details.lastName) || byName(a.details.firstName, b.details.firstName),
    );
    return { pool: documents.find((document) => document.kind === 'pool') ?? null, players };
  }

  /** The leagues in whose pool an account is a player. */
  async leaguesOfPlayer(accountId: string, atLeast: string | undefined): Promise<readonly string[]> {
    await this.reader.atLeast(atLeast);
    const found = await this.reader.find({ accountId }, { projection: { leagueId: 1 } }).toArray();
    return found.map(({ leagueId }) => leagueId);
  }

  /** Whether somebody is registered in a league's pool. */
  async hasPlayers(leagueId: string): Promise<boolean> {
    return (await this.reader.count({ leagueId, kind: 'player', status: 'registered' }, 1)) > 0;
  }

  /** Which player of a league an account is, or null: the registered one, where they have withdrawn before. */
  async playerOf(leagueId: string, accountId: string): Promise<string | null> {
    const found = await this.reader
      .find({ accountId, leagueId }, { projection: { _id: 1, status: 1 } })
      .toArray();
    const playing = found.find((one) => 'status' in one && one.status === 'registered');
    return (playing ?? found[0])?._id ?? null;
  }

  /** @returns what each of these players is called */
  async namesOf(playerIds: readonly string[]): Promise<(playerId: string) => string> {
    const found = await this.reader.byIds(playerIds);
    const names = new Map(
      [...found.values()].flatMap((document) =>
        document.kind === 'player'
          ? [[document._id, `${document.details.firstName} ${document.details.lastName}`] as const]
          : [],
      ),
    );
    return (playerId) => names.get(playerId) ?? 'Unknown player';
  }
}
