import { v4 as uuidv4 } from 'uuid';
import type { EventCatalog } from '../event-store/event-catalog';
import {
  StreamConflict,
  type AppendResult,
  type EventStore,
  type StoredEvent,
} from '../event-store/event-store.port';
import type { DomainEvent } from '../events/event-definition';
import { positionText, type Position } from '../events/recorded-event';
import type { Keyring } from '../privacy/keyring.port';
import type { LogReader } from '../subscriptions/log-reader';
import type { CommandMeta, CommandResult } from './command';
import type { CommandAnswer, CommandAnswers } from './command-answers';
import { RequestDigests } from './request-digest';
import { Unseen, type AggregateType, type Command } from './decider';
import { StreamCache, unread, type Loaded } from './stream-cache';

/** The stream has moved on from what the client had seen: 412. */
export class StaleRevision extends Error {
  constructor(readonly revision: number) {
    super('the revision named in If-Match is not the current one');
  }
}
/** The same idempotency key came with another command: 422. */
export class IdempotencyKeyReused extends Error {}
/** The race was lost again and again: 409 `concurrent_update`. */
export class ConcurrentUpdate extends Error {}

/** Of two processes that race for one stream each loses about every other time: nobody is sent away for that. */
const RE_DECISIONS = 12;
const FOLDED_AT_ONCE = 1_000;
const ANSWERED_AT_ONCE = 16;

/**
 * Read → fold → decide → append at the exact revision. Folded states are cached by stream; commands to one stream
 * queue up inside a process, and across processes the log's revision check decides. A cached state may be behind the
 * log, never beside it: only an append proves it current, so whatever ends without one is judged again on what the log
 * says.
 */
export class AggregateStore {
  private readonly cache = new StreamCache();
  private readonly tails = new Map<string, Promise<unknown>>();
  /** Readings that are in the queue of their stream and have not begun. */
  private readonly readings = new Map<string, Promise<Loaded<unknown>>>();
  private readonly digests: RequestDigests;

  constructor(
    private readonly events: EventStore,
    private readonly catalog: EventCatalog,
    keyring: Keyring,
    private readonly answers: CommandAnswers,
    private readonly log?: Pick<LogReader, 'place' | 'unchanged'>,
  ) {
    this.digests = new RequestDigests(keyring);
  }

  /**
   * Decides one command. The same `commandId` again answers what it answered first, whatever died in between: for ever
   * if it had an effect, for a day if it had none. A refusal is no answer: the command may be tried again.
   * @param beforehand what is noted elsewhere of what was decided, before it is in the log; it may be done again, and the
   *   facts may not come
   * @throws the aggregate's DomainError, Unseen, StaleRevision, IdempotencyKeyReused, ConcurrentUpdate, StoreUnavailable
   */
  execute<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
    command: C,
    meta: CommandMeta,
    beforehand?: (facts: readonly E[]) => Promise<void>,
  ): Promise<CommandResult> {
    const streamId = `${type.category}-${id}`;
    return this.inTurn(streamId, () => this.attempt(type, streamId, command, meta, beforehand));
  }

  /**
   * The aggregate as its stream now stands: the log is always asked, for newer events or whether it has any. Whoever
   * asks while a reading has not begun is answered by that one: many at once cost as much as two.
   */
  async load<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
  ): Promise<{ readonly state: State; readonly revision: number; readonly position: string }> {
    const streamId = `${type.category}-${id}`;
    const { state, revision, position } = await this.reading(type, streamId);
    return { state, revision, position: positionText(position) };
  }

  /** Whether a command had an effect on an aggregate: what it took to be let through, it has shown. */
  async has<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
    commandId: string,
  ): Promise<boolean> {
    const streamId = `${type.category}-${id}`;
    const first = (await this.reading(type, streamId)).commands.find(commandId);
    return first !== undefined && (await this.factsOf(streamId, commandId, first)).length > 0;
  }

  private reading<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    streamId: string,
  ): Promise<Loaded<State>> {
    const queued = this.readings.get(streamId);
    if (queued) return queued as Promise<Loaded<State>>;
    const reading = this.inTurn(streamId, () => {
      this.readings.delete(streamId);
      return this.current(type, streamId);
    });
    this.readings.set(streamId, reading);
    return reading;
  }

  /**
   * What this process has seen of an aggregate last, which may be behind; read from its stream if that is nothing. For what
   * holds for good once it does: what an account may do, and what is decided, follows from {@link load}.
   */
  async seen<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
  ): Promise<State> {
    const seen = this.cache.get<State>(`${type.category}-${id}`);
    return seen && seen.revision >= 0 ? seen.state : (await this.load(type, id)).state;
  }

  private async attempt<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    streamId: string,
    command: C,
    meta: CommandMeta,
    beforehand?: (facts: readonly E[]) => Promise<void>,
  ): Promise<CommandResult> {
    const noted = this.noted(streamId, meta);
    const about = [type.subject?.(command) ?? []].flat();
    let loaded = this.cache.get<State>(streamId) ?? (await this.refresh(type, streamId));
    for (let attempt = 0; attempt <= RE_DECISIONS; attempt += 1) {
      const answered = await this.answered(streamId, loaded, meta, about);
      if (answered) return answered;
      const verdict = judge(type, command, meta, loaded);
      if (verdict.events.length === 0) {
        const before = loaded.revision;
        loaded = await this.refresh(type, streamId);
        if (loaded.revision !== before) continue;
      }
      const earlier = await noted;
      if (earlier) return this.same(earlier, meta, about);
      if (verdict.refusal !== undefined) throw verdict.refusal;
      if (verdict.events.length === 0) return this.withoutEffect(streamId, loaded, meta, about);
      const facts = verdict.events.map((event) => this.catalog.check(event));
      await beforehand?.(facts);
      try {
        const cause = { command, meta, about };
        const { revision, position } = await this.append(streamId, loaded.revision, facts, cause);
        const first = loaded.revision + 1;
        loaded = advance(type, loaded, facts, revision, position);
        loaded.commands.add(meta.commandId, first);
        this.cache.set(streamId, loaded);
        return resultOf(streamId, loaded);
      } catch (error) {
        if (!(error instanceof StreamConflict)) throw error;
        // A log that is shorter than what was read of it was put back: nothing that is remembered holds.
        if (error.actual < loaded.revision) this.cache.delete(streamId);
        loaded = await this.refresh(type, streamId);
      }
    }
    throw new ConcurrentUpdate();
  }

  /**
   * The ids are new with each decision: the store takes the same ids at the same place for a success whatever they
   * carry, and another process may have decided this command on another state.
   */
  private async append(
    streamId: string,
    revision: number,
    facts: readonly DomainEvent[],
    { command, meta, about }: Cause,
  ): Promise<AppendResult> {
    const sealed = await Promise.all(facts.map((fact) => this.catalog.seal(fact)));
    const metadata = {
      $correlationId: meta.correlationId,
      $causationId: meta.causationId,
      commandId: meta.commandId,
      commandHash: await this.digests.of(meta.requestHash, this.subjectsOf(facts, about)),
      actor: meta.actor,
      occurredAt: command.at,
    };
    return this.events.append(
      streamId,
      sealed.map(({ type, data, schemaVersion }, index) => ({
        id: uuidv4(),
        type,
        data,
        metadata: { schemaVersion, ...metadata, ...(index < sealed.length - 1 ? { more: true } : {}) },
      })),
      revision < 0 ? 'no_stream' : revision,
    );
  }

  /** What the log says that this command was answered. */
  private async answered(
    streamId: string,
    { commands }: Loaded<unknown>,
    meta: CommandMeta,
    about: readonly string[],
  ): Promise<CommandResult | null> {
    const first = commands.find(meta.commandId);
    if (first === undefined) return null;
    const own = await this.factsOf(streamId, meta.commandId, first);
    const last = own.at(-1);
    if (!last) return null;
    const { commandHash } = last.metadata;
    const subjects = this.subjectsOf(own, about);
    if (await this.digests.differs(commandHash, meta.requestHash, subjects, this.subjectsOf(own, [])))
      throw new IdempotencyKeyReused();
    return { streamId, revision: last.revision, position: positionText(last.position) };
  }

  /** What a command appended, from its first event on. */
  private async factsOf(streamId: string, commandId: string, first: number): Promise<StoredEvent[]> {
    const own: StoredEvent[] = [];
    for (;;) {
      const chunk: StoredEvent[] = [];
      const from = first + own.length;
      for await (const event of this.events.read(streamId, from, ANSWERED_AT_ONCE)) chunk.push(event);
      const others = chunk.findIndex(({ metadata }) => metadata.commandId !== commandId);
      own.push(...(others < 0 ? chunk : chunk.slice(0, others)));
      if (others >= 0 || chunk.length < ANSWERED_AT_ONCE) return own;
    }
  }

  /** Looked up while the command is decided; what fails here is thrown where the answer is needed. */
  private noted(streamId: string, meta: CommandMeta): Promise<CommandAnswer | null> {
    if (meta.noEffect === 'forgotten') return Promise.resolve(null);
    const found = this.answers.find(streamId, meta.commandId);
    found.catch(() => undefined);
    return found;
  }

  private async withoutEffect(
    streamId: string,
    loaded: Loaded<unknown>,
    meta: CommandMeta,
    about: readonly string[],
  ): Promise<CommandResult> {
    const result = resultOf(streamId, loaded);
    if (meta.noEffect === 'forgotten') return result;
    const digest = await this.digests.of(meta.requestHash, about);
    await this.answers.remember(streamId, meta.commandId, { digest, result });
    return result;
  }

  private async same(
    { digest, result }: CommandAnswer,
    meta: CommandMeta,
    about: readonly string[],
  ): Promise<CommandResult> {
    if (await this.digests.differs(digest, meta.requestHash, about, [])) throw new IdempotencyKeyReused();
    return result;
  }

  /** Everybody whom a command is about: its own subject, and those of its facts. */
  private subjectsOf(facts: readonly DomainEvent[], about: readonly string[]): readonly string[] {
    return [...new Set([...about, ...this.catalog.subjectsOf(facts)])];
  }

  private async current<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    streamId: string,
  ): Promise<Loaded<State>> {
    const known = this.cache.get<State>(streamId);
    const asOf = known && (await this.log?.unchanged(streamId, known.revision, known.asOf));
    if (!known || !asOf) return this.refresh(type, streamId);
    const loaded = { ...known, asOf };
    this.cache.set(streamId, loaded);
    return loaded;
  }

  private async refresh<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    streamId: string,
  ): Promise<Loaded<State>> {
    const asOf = this.log?.place() ?? null;
    let loaded = this.cache.get<State>(streamId) ?? unread(type.decider.initialState);
    let chunk: StoredEvent[] = [];
    const fold = async (): Promise<void> => {
      for (const event of await this.catalog.decodeAll<E>(chunk)) {
        loaded = advance(type, loaded, [event], event.revision, event.position);
        loaded.commands.add(event.metadata.commandId, event.revision);
      }
      chunk = [];
    };
    for await (const stored of this.events.read(streamId, loaded.revision + 1)) {
      chunk.push(stored);
      if (chunk.length === FOLDED_AT_ONCE) await fold();
    }
    await fold();
    loaded = { ...loaded, asOf };
    this.cache.set(streamId, loaded);
    return loaded;
  }

  private async inTurn<T>(streamId: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(streamId) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.tails.set(streamId, mine);
    try {
      return await mine;
    } finally {
      if (this.tails.get(streamId) === mine) this.tails.delete(streamId);
    }
  }
}

/** A command on its way into the log. `about`: whom it is about, besides the subjects of its facts. */
type Cause = { readonly command: Command; readonly meta: CommandMeta; readonly about: readonly string[] };

/** What the rules say on a state: events, or why not. */
const judge = <State, C extends Command, E extends DomainEvent>(
  { decider: { sees, decide } }: AggregateType<State, C, E>,
  command: C,
  { expectedRevision }: CommandMeta,
  { state, revision }: Loaded<State>,
): { readonly events: readonly E[]; readonly refusal?: Error } => {
  try {
    if (sees && !sees(command, state)) throw new Unseen();
    if (expectedRevision !== undefined && expectedRevision !== revision) throw new StaleRevision(revision);
    return { events: decide(command, state) };
  } catch (refusal) {
    return { events: [], refusal: refusal instanceof Error ? refusal : new Error(String(refusal)) };
  }
};

const advance = <State, C extends Command, E extends DomainEvent>(
  type: AggregateType<State, C, E>,
  loaded: Loaded<State>,
  events: readonly E[],
  revision: number,
  position: Position,
): Loaded<State> => ({
  ...loaded,
  state: events.reduce(type.decider.evolve, loaded.state),
  revision,
  position,
  weight: events.reduce((weight, event) => weight + (type.weightOf ?? weightOf)(event), loaded.weight),
});

const weightOf = ({ data }: DomainEvent): number => JSON.stringify(data).length;

const resultOf = (streamId: string, { revision, position }: Loaded<unknown>): CommandResult => ({
  streamId,
  revision,
  position: positionText(position),
});
