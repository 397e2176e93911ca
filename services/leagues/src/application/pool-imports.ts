import { createHash } from 'node:crypto';
import type { ImportMapping, ImportPreview, ImportRatings } from '@fieldhouse/api-contract';
import { ListTurns } from '@fieldhouse/lists';
import {
  AggregateStore,
  ConcurrentUpdate,
  KEYRING,
  isStoreFailure,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import { CommandSender, HttpProblem, LOGGER, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Unseen, hashOf, type Actor, type CommandMeta } from '@fieldhouse/kernel';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { v5 as uuidv5 } from 'uuid';
import {
  existing,
  isKnownTo,
  leagueAggregate,
  LeagueError,
  matchImported,
  playerPoolAggregate,
  PlayerPoolError,
  requireManager,
} from '../domain';
import type { ListedPlayers } from './import/list-readers';
import { PlayerListThread } from './import/player-list-thread';
import type { ReadContext } from './import/read-rows';
import { wishesOf, type Wish } from './import/wishes';
import { importParts } from './import-parts';
import type { LeagueRequest } from './league.handler';
import { playsIn } from './league-membership';
import { toBeInvited, type ListedPerson } from './listed-people';
import type { PlayerPoolRequest } from './player-pool.handler';

/** An uploaded list. Without a mapping the suggested one is taken. */
export type UploadedList = {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mapping: ImportMapping | null;
  readonly ratings: ImportRatings;
  /** Whether whoever has an address in the list is invited to be their player. */
  readonly invite: boolean;
};
export type StartedImport = {
  readonly importId: string;
  readonly rows: number;
  readonly revision: number;
  readonly position: string;
};

const KEYS_AT_ONCE = 250;
const RETRY_AFTER_MS = [100, 500, 2_000, 5_000];

/**
 * Imports lists of players: at once as far as the answer goes, then in parts in the background. Each part's command id
 * follows from the import's, so that sending the same request again goes on where a crash ended it.
 */
@Injectable()
export class PoolImports implements BeforeApplicationShutdown {
  private readonly running = new Map<string, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly store: AggregateStore,
    private readonly sender: CommandSender,
    private readonly thread: PlayerListThread,
    private readonly turns: ListTurns,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** What importing the list would do. @throws LeagueError, ImportFileError */
  async preview(leagueId: string, actor: Actor, list: UploadedList): Promise<ImportPreview> {
    const context = await this.contextFor(leagueId, actor, leagueId);
    return this.inTurn(actor, async () => {
      const { state } = await this.store.load(playerPoolAggregate, leagueId);
      return this.thread.ask('preview', { list, context, players: state.players });
    });
  }

  /** Begins to import the list. @throws LeagueError, ImportFileError, IdempotencyKeyReused for another list */
  async start(
    leagueId: string,
    list: UploadedList,
    command: CommandContextOfRequest,
  ): Promise<StartedImport> {
    const digest = createHash('sha256').update(list.bytes).digest('base64url');
    const meta = command.metaFor({
      digest,
      mapping: list.mapping,
      ratings: list.ratings,
      invite: list.invite,
      fileName: list.fileName,
    });
    const importId = uuidv5('import', command.commandId);
    const context = await this.contextFor(leagueId, meta.actor, importId);
    const listed = await this.inTurn(meta.actor, () => this.thread.ask('players', { list, context }));
    const { rows } = listed;
    const started = await this.send(
      leagueId,
      { type: 'StartPoolImport', importId, fileName: list.fileName, rows, ownColumns: ownColumnsOf(list) },
      meta,
    );
    this.goOn(leagueId, importId, list.invite ? listed : { ...listed, emails: [] }, meta);
    return { importId, rows, revision: started.revision, position: started.position };
  }

  /** Lets the parts that are under way finish; a repetition of the request does the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** One list of an account at a time. */
  private inTurn<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    if (actor.kind !== 'account') return work();
    return this.turns.take(actor.accountId, work);
  }

  private async contextFor(leagueId: string, actor: Actor, listId: string): Promise<ReadContext> {
    const { state } = await this.store.load(leagueAggregate, leagueId);
    const league = existing(state);
    const isPlayer = async (): Promise<boolean> =>
      actor.kind === 'account' && (await playsIn(this.store, leagueId, actor.accountId));
    if (!isKnownTo(league, actor) && !(await isPlayer())) throw new Unseen();
    requireManager(league, actor);
    return { listId, sport: league.details.sport, today: new Date().toISOString().slice(0, 10) };
  }

  private goOn(leagueId: string, importId: string, listed: ListedPlayers, meta: CommandMeta): void {
    if (this.running.has(importId)) return;
    const work = this.run(leagueId, importId, listed, meta)
      .catch((err: unknown) =>
        this.log.error({ err, leagueId, importId }, 'import stopped; the same request again goes on'),
      )
      .finally(() => this.running.delete(importId));
    this.running.set(importId, work);
  }

  private async run(
    leagueId: string,
    importId: string,
    listed: ListedPlayers,
    meta: CommandMeta,
  ): Promise<void> {
    const { players, emails, playsWith, rows } = listed;
    const { state } = await this.store.load(playerPoolAggregate, leagueId);
    const effects = matchImported(state.players, players);
    const ids = effects.map(({ playerId }) => playerId);
    for (let from = 0; from < ids.length; from += KEYS_AT_ONCE)
      await this.repeatedly(() => this.keyring.prepare(ids.slice(from, from + KEYS_AT_ONCE)));
    const step = (name: string, request: PlayerPoolRequest): Promise<unknown> =>
      this.repeatedly(() => this.send(leagueId, request, partOf(meta, importId, name)));
    for (const [index, part] of importParts(players).entries()) {
      if (this.stopping) return;
      await step(String(index), { type: 'ImportPlayers', importId, players: part });
    }
    const wishes = wishesOf(playsWith, effects, state.players).flatMap((row) => row.wishes);
    await this.askForGroups(leagueId, importId, wishes, meta);
    const people = ids.flatMap((playerId, index) => {
      const email = emails[index];
      return email ? [{ playerId, email }] : [];
    });
    await this.invite(leagueId, importId, people, meta);
    // What was not asked for or invited yet follows with the same request.
    if (this.stopping) return;
    await step('finish', {
      type: 'FinishPoolImport',
      importId,
      taken: players.length,
      skipped: rows - players.length,
    });
  }

  /** Each wish as if its person had said it: those who ask for each other are together, as far as groups have room. */
  private async askForGroups(
    leagueId: string,
    importId: string,
    wishes: readonly Wish[],
    meta: CommandMeta,
  ): Promise<void> {
    for (const { playerId, withPlayerId } of wishes) {
      if (this.stopping) return;
      const step = partOf(meta, importId, `${playerId} with ${withPlayerId}`);
      const request: PlayerPoolRequest = { type: 'RequestGroup', playerId, withPlayerId };
      try {
        await this.repeatedly(() => this.send(leagueId, request, step));
      } catch (error) {
        if (!(error instanceof PlayerPoolError)) throw error;
      }
    }
  }

  /** As many as the quotas leave room for: the same list once more invites the others. */
  private async invite(
    leagueId: string,
    importId: string,
    people: readonly ListedPerson[],
    meta: CommandMeta,
  ): Promise<void> {
    if (people.length === 0) return;
    const [league, pool] = await Promise.all([
      this.store.load(leagueAggregate, leagueId),
      this.store.load(playerPoolAggregate, leagueId),
    ]);
    const now = new Date().toISOString();
    for (const { playerId, email } of toBeInvited(people, pool.state.players, existing(league.state), now)) {
      if (this.stopping) return;
      const offer = { kind: 'player', playerId } as const;
      const request: LeagueRequest = { type: 'IssueInvitation', email, offer };
      const step = partOf(meta, importId, `invite-${playerId}`);
      try {
        await this.repeatedly(() => this.sender.send({ aggregate: 'league', id: leagueId, request }, step));
      } catch (error) {
        if (error instanceof LeagueError && error.code !== 'too_many_invitations') continue;
        if (error instanceof LeagueError || error instanceof HttpProblem) return;
        throw error;
      }
    }
  }

  private send(
    leagueId: string,
    request: PlayerPoolRequest,
    meta: CommandMeta,
  ): Promise<{ readonly revision: number; readonly position: string }> {
    return this.sender.send({ aggregate: 'playerPool', id: leagueId, request }, meta);
  }

  private async repeatedly<T>(work: () => Promise<T>): Promise<T> {
    for (const wait of RETRY_AFTER_MS) {
      try {
        return await work();
      } catch (error) {
        if (this.stopping || !(isStoreFailure(error) || error instanceof ConcurrentUpdate)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return work();
  }
}

const ownColumnsOf = ({ mapping }: UploadedList): readonly string[] =>
  Object.entries(mapping ?? {}).flatMap(([column, field]) => (field === 'ownColumns' ? [column] : []));

/** The same part of the same import is the same command, even if the reading of dates has moved on by a day. */
const partOf = (
  { correlationId, causationId, actor }: CommandMeta,
  importId: string,
  name: string,
): CommandMeta => ({
  commandId: uuidv5(name, importId),
  correlationId,
  causationId,
  actor,
  requestHash: hashOf({ importId, name }),
});
