import { invoiceOfPlain, type Invoice } from '@fieldhouse/events/payments';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { toldInvoicesProjection, type ToldInvoiceDocument } from './told-invoices.projection';

const INVOICES_AT_MOST = 50;

/** The invoices that people may be told of. */
@Injectable()
export class ToldInvoices {
  private readonly reader: ReadModelReader<ToldInvoiceDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, toldInvoicesProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** @returns those of these that there are, by their ids */
  async known(ids: readonly string[]): Promise<ReadonlyMap<string, Invoice>> {
    const found = await this.reader.byIds(ids);
    return new Map([...found].map(([id, { invoice }]) => [id, invoiceOfPlain(invoice)]));
  }

  /** @returns the newest that somebody may be told of */
  async of(accountId: string): Promise<readonly string[]> {
    const found = await this.reader
      .find({ accountIds: accountId }, { projection: { _id: 1 } })
      .sort({ _position: -1 })
      .limit(INVOICES_AT_MOST)
      .toArray();
    return found.map(({ _id }) => _id);
  }
}
