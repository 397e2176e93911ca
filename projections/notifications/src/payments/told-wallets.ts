import type { Wallet } from '@fieldhouse/events/payments';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { toldWalletsProjection, type ToldWalletDocument } from './told-wallets.projection';

/** The credit that people may be told of. */
@Injectable()
export class ToldWallets {
  private readonly reader: ReadModelReader<ToldWalletDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, toldWalletsProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** @returns those of these that there are, by their ids */
  async known(ids: readonly string[]): Promise<ReadonlyMap<string, Wallet>> {
    const found = await this.reader.byIds(ids);
    return new Map([...found].map(([id, { wallet }]) => [id, wallet]));
  }
}
