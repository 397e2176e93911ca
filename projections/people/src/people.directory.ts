import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { peopleProjection, type PersonDocument } from './people.projection';

/** As others read of somebody; `email` is empty once they left. */
export type Person = Pick<PersonDocument, 'name' | 'email'>;

/** Whom the read model does not know (yet). */
const UNKNOWN: Person = { name: 'Unknown account', email: '' };

/** The only reader of names and addresses of accounts. */
@Injectable()
export class PeopleDirectory {
  private readonly reader: ReadModelReader<PersonDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, peopleProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** The account's address in lower case; null unless its person has confirmed it. */
  async confirmedAddressOf(accountId: string): Promise<string | null> {
    const found = await this.reader.byId(accountId);
    return found?.confirmed === true && found.email !== '' ? found.email.trim().toLowerCase() : null;
  }

  /** @returns those of these accounts whose person has confirmed their address */
  async confirmed(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = [...(await this.reader.byIds(accountIds)).values()];
    return new Set(found.flatMap(({ _id, confirmed, email }) => (confirmed && email !== '' ? [_id] : [])));
  }

  /** @returns whose accounts were erased after a position (20-digit text): so many of them at most, the last ones first */
  async erasedSince(position: string, atMost: number): Promise<readonly string[]> {
    const found = await this.reader
      .find({ email: '', _position: { $gt: position } })
      .sort({ _position: -1 })
      .limit(atMost)
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /** @returns what each of these accounts is called and how it is reached */
  async peopleOf(accountIds: Iterable<string>): Promise<(accountId: string) => Person> {
    const people = await this.known(accountIds);
    return (accountId) => people.get(accountId) ?? UNKNOWN;
  }

  /** @returns those of these accounts that there are, by their ids */
  async known(accountIds: Iterable<string>): Promise<ReadonlyMap<string, Person>> {
    const found = [...(await this.reader.byIds(accountIds)).values()];
    return new Map(found.map(({ _id, name, email }) => [_id, { name, email }]));
  }

  /** @returns what each of these accounts is called */
  async namesOf(accountIds: Iterable<string>): Promise<(accountId: string) => string> {
    const personOf = await this.peopleOf(accountIds);
    return (accountId) => personOf(accountId).name;
  }
}
