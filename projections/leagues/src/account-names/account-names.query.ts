import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { accountNamesProjection, type AccountNameDocument } from './account-names.projection';

/** What an account is called that the read model does not know (yet). */
const UNKNOWN = 'Unknown account';

/** The only reader of the account names. */
@Injectable()
export class AccountNamesQuery {
  private readonly reader: ReadModelReader<AccountNameDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, accountNamesProjection);
  }

  /** The account's address in lower case; null unless its person has confirmed it. */
  async confirmedAddressOf(accountId: string): Promise<string | null> {
    const found = await this.reader.byId(accountId);
    return found?.confirmed === true && found.email !== '' ? found.email : null;
  }

  /** @returns what each of these accounts is called */
  async namesOf(accountIds: readonly string[]): Promise<(accountId: string) => string> {
    const ids = [...new Set(accountIds)];
    const found = ids.length === 0 ? [] : await this.reader.find({ _id: { $in: ids } }).toArray();
    const names = new Map(found.map(({ _id, name }) => [_id, name]));
    return (accountId) => names.get(accountId) ?? UNKNOWN;
  }
}
