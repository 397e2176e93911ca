import { bookEntryOf, type MoneyEvent } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import type { EventCatalog, EventSubscription } from '@fieldhouse/kernel/runtime';
import { entryLine } from './entry-digest';
import { ledgerEntriesProjection } from './ledger-entries.projection';
import type { LedgerEntryDocument } from './ledger.read-model';

/** The books as they are folded from the log alone, by entry. */
export class ReplayedBooks {
  readonly entries = new Map<string, LedgerEntryDocument>();
  private readonly commits = new Map<string, bigint>();

  /** @param until ISO-8601 UTC; what was recorded later is left out */
  constructor(private readonly until: string) {}

  add(event: RecordedEvent<MoneyEvent>): void {
    const { occurredAt } = event.metadata;
    const entry = occurredAt <= this.until ? bookEntryOf(event) : null;
    const document = entry && ledgerEntriesProjection.project(null, event, entry.entryId);
    if (!document) return;
    this.entries.set(document._id, document);
    this.commits.set(document._id, event.position.commit);
  }

  /** Takes in what is in the log by now. @param money a subscription to the categories of money from the start */
  async read(money: EventSubscription, catalog: Pick<EventCatalog, 'decodeAll' | 'knows'>): Promise<void> {
    for await (const { events, caughtUp } of money.steps()) {
      const ours = events.filter(({ type }) => catalog.knows(type));
      for (const event of await catalog.decodeAll<MoneyEvent>(ours)) this.add(event);
      if (caughtUp) break;
    }
    await money.close();
  }

  /** The entries of events after a position, which a read model may not have come to. @param position 20-digit text */
  after(position: string): readonly string[] {
    const at = BigInt(position === '' ? -1 : position);
    return [...this.commits].flatMap(([id, commit]) => (commit > at ? [id] : []));
  }

  /** The oldest first, those of one instant by id: as a journal has them. */
  inOrder(): readonly LedgerEntryDocument[] {
    return [...this.entries.values()].sort((a, b) =>
      a.at < b.at ? -1 : a.at > b.at ? 1 : a._id < b._id ? -1 : 1,
    );
  }
}

/** Where the live books are not what the log says. */
export type BooksFault = { readonly entryId: string; readonly fault: 'missing' | 'extra' | 'differs' };

/** Entry by entry, whatever it is that differs in one. @param live those that the read model has, in any order */
export const faultsOf = (
  replayed: ReadonlyMap<string, LedgerEntryDocument>,
  live: Iterable<LedgerEntryDocument>,
): readonly BooksFault[] => {
  const faults: BooksFault[] = [];
  const seen = new Set<string>();
  for (const entry of live) {
    seen.add(entry._id);
    const told = replayed.get(entry._id);
    if (!told) faults.push({ entryId: entry._id, fault: 'extra' });
    else if (wholeLine(told) !== wholeLine(entry)) faults.push({ entryId: entry._id, fault: 'differs' });
  }
  for (const entryId of replayed.keys()) if (!seen.has(entryId)) faults.push({ entryId, fault: 'missing' });
  return faults.sort((a, b) => (a.entryId < b.entryId ? -1 : 1));
};

const wholeLine = (entry: LedgerEntryDocument): string =>
  JSON.stringify([
    entryLine(entry),
    entry.by,
    entry.accounts,
    entry.due.map(({ dueOn, amountMinor }) => [dueOn, amountMinor]),
  ]);
