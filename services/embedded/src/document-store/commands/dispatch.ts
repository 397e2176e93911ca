import { errorReply, StoreError } from '../errors';
import type { Catalog } from '../storage/catalog';
import { GroupCommit } from '../storage/group-commit';
import type { Request } from '../wire/messages';
import type { Reply } from '../wire/reply';
import { administrationCommands } from './administration';
import type { Command, CommandContext, Commands } from './command';
import type { Cursors } from './cursors';
import { handshakeCommands } from './handshake';
import { readingCommands } from './reading';
import { writingCommands } from './writing';

const COMMANDS: Commands = {
  ...handshakeCommands,
  ...readingCommands,
  ...writingCommands,
  ...administrationCommands,
};

/** An unforeseen error becomes UnknownError: the client learns that its command failed, the server goes on. */
const refusal = (error: unknown): Reply =>
  errorReply(
    error instanceof StoreError
      ? error
      : new StoreError('UnknownError', error instanceof Error ? error.message : String(error)),
  );

const commandOf = ({ db, command }: Request): Command => {
  const [name = ''] = Object.keys(command);
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (found === undefined) throw new StoreError('CommandNotFound', `no such command: '${name}'`);
  if (
    command['startTransaction'] === true ||
    command['autocommit'] === false ||
    command['txnNumber'] !== undefined
  ) {
    throw new StoreError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  if (db === '') throw new StoreError('InvalidNamespace', 'Invalid database name');
  return found;
};

/** Runs requests against the storage. */
export class Dispatcher {
  private readonly commits: GroupCommit<Reply>;

  constructor(
    private readonly catalog: Catalog,
    private readonly cursors: Cursors,
  ) {
    this.commits = new GroupCommit<Reply>(catalog.file, catalog, refusal);
  }

  /** Runs a request; `give` gets the answer, for writes once they are durable. Never throws. */
  handle(request: Request, connectionId: number, give: (reply: Reply) => void): void {
    let command: Command;
    try {
      command = commandOf(request);
    } catch (error) {
      return this.commits.read(() => refusal(error), give);
    }
    const context: CommandContext = {
      catalog: this.catalog,
      cursors: this.cursors,
      db: request.db,
      command: request.command,
      connectionId,
    };
    const run = (): Reply => command.run(context);
    if (command.writes) return this.commits.write(run, refusal, give);
    this.commits.read(() => {
      try {
        return run();
      } catch (error) {
        return refusal(error);
      }
    }, give);
  }

  /** Runs a write of the server itself, whole or not at all. */
  maintain(write: () => void): void {
    this.commits.write(
      () => {
        write();
        return { ok: 1 };
      },
      refusal,
      () => undefined,
    );
  }

  /** Makes everything durable that was not yet. */
  flush(): void {
    this.commits.flush();
  }
}
