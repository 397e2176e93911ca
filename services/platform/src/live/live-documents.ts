import { differenceOf, type Change } from '@fieldhouse/api-contract';
import type { DomainEvent, RecordedEvent } from '@fieldhouse/kernel';

/** One step of a live document: from one revision of its stream to the end of the command that came next. */
export type LiveStep = {
  readonly from: number;
  readonly revision: number;
  readonly changes: readonly Change[];
};

/** What brings somebody up to date: the steps since what they have, or, where those are forgotten, the document. */
export type CatchUp<Part> =
  | { readonly revision: number; readonly steps: readonly LiveStep[] }
  | { readonly revision: number; readonly document: Part };

type Options<Part, Event extends DomainEvent> = {
  /** The document as its read model has it; null where there is none. */
  readonly load: (key: string) => Promise<{ readonly document: Part; readonly revision: number } | null>;
  /** The stream's events after a revision, from the log. */
  readonly eventsAfter: (key: string, revision: number) => Promise<readonly RecordedEvent<Event>[]>;
  readonly fold: (document: Part, event: RecordedEvent<Event>) => Part;
  /** Told of each step, in order. */
  readonly onStep: (key: string, step: LiveStep) => void;
};

type Entry<Part> = {
  document: Part | undefined;
  revision: number;
  steps: LiveStep[];
  /** What is being done to it; each change waits for the one before. */
  turn: Promise<unknown>;
};

const STEPS_KEPT = 300;
/** More of them are longer than the document. */
const STEPS_ANSWERED = 60;

/**
 * Documents that somebody is looking at, folded from the log as it grows: each command becomes one difference, so that
 * nobody ever sees half of one, and a new kind of event needs nothing from those who look.
 */
export class LiveDocuments<Part, Event extends DomainEvent> {
  private readonly entries = new Map<string, Entry<Part>>();

  constructor(private readonly options: Options<Part, Event>) {}

  /** Follows a document from now on. `since`: the revision that is shown; without it only the revision is answered. */
  async join(key: string, since?: number): Promise<CatchUp<Part>> {
    const entry = this.entries.get(key) ?? this.opened(key);
    return this.inTurn(entry, async () => {
      await this.catchUp(key, entry);
      const { revision, document, steps } = entry;
      if (since === undefined || since === revision) return { revision, steps: [] };
      const first = steps.findIndex(({ from }) => from === since);
      const missed = first < 0 ? null : steps.slice(first);
      if (missed !== null && missed.length <= STEPS_ANSWERED) return { revision, steps: missed };
      return document === undefined ? { revision, steps: [] } : { revision, document };
    });
  }

  /** Nobody looks at it any more. */
  leave(key: string): void {
    this.entries.delete(key);
  }

  /** Whether somebody follows it. */
  has(key: string): boolean {
    return this.entries.has(key);
  }

  /** Events of one document, in the order of the log; what it holds already is passed over, a gap is read again. */
  apply(key: string, events: readonly RecordedEvent<Event>[]): Promise<void> {
    const entry = this.entries.get(key);
    if (!entry) return Promise.resolve();
    return this.inTurn(entry, async () => {
      const fresh = events.filter(({ revision }) => revision > entry.revision);
      if (entry.document === undefined || (fresh[0] && fresh[0].revision > entry.revision + 1))
        return this.catchUp(key, entry);
      this.step(key, entry, fresh);
    });
  }

  private opened(key: string): Entry<Part> {
    const entry: Entry<Part> = { document: undefined, revision: -1, steps: [], turn: Promise.resolve() };
    this.entries.set(key, entry);
    return entry;
  }

  private async catchUp(key: string, entry: Entry<Part>): Promise<void> {
    if (entry.document === undefined) {
      const loaded = await this.options.load(key);
      if (!loaded) return;
      entry.document = loaded.document;
      entry.revision = loaded.revision;
    }
    this.step(key, entry, await this.options.eventsAfter(key, entry.revision));
  }

  private step(key: string, entry: Entry<Part>, events: readonly RecordedEvent<Event>[]): void {
    for (const command of byCommand(events)) {
      const before = entry.document;
      if (before === undefined) return;
      const after = command.reduce(this.options.fold, before);
      const from = entry.revision;
      const revision = command[command.length - 1]?.revision ?? from;
      const step = { from, revision, changes: differenceOf(before, after) };
      entry.document = after;
      entry.revision = revision;
      entry.steps = [...entry.steps.slice(-STEPS_KEPT), step];
      this.options.onStep(key, step);
    }
  }

  private inTurn<T>(entry: Entry<Part>, work: () => Promise<T>): Promise<T> {
    const mine = entry.turn.then(work, work);
    entry.turn = mine;
    return mine;
  }
}

const byCommand = <Event extends DomainEvent>(
  events: readonly RecordedEvent<Event>[],
): readonly (readonly RecordedEvent<Event>[])[] => {
  const commands: RecordedEvent<Event>[][] = [];
  for (const event of events) {
    const last = commands[commands.length - 1];
    if (last?.[0]?.metadata.commandId === event.metadata.commandId) last.push(event);
    else commands.push([event]);
  }
  return commands;
};
