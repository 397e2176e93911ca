import { notServed, StoreError } from '../errors';
import type { Catalog } from '../storage/catalog';
import { GroupCommit } from '../storage/group-commit';
import type { Request } from '../wire/messages';
import { refusalReply, type Reply } from '../wire/reply';
import { encode } from '../values/doc';
import { administrationCommands } from './administration';
import type { Answer, Command, CommandContext, Commands, Pausing } from './command';
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

/** What MongoDB has and this server has not; other names are no commands at all. */
const NOT_SERVED: ReadonlySet<string> = new Set(
  'distinct collStats dbStats collMod validate mapReduce bulkWrite commitTransaction abortTransaction startSession'.split(
    ' ',
  ),
);

const commandOf = ({ db, command }: Request): Command => {
  const [name = ''] = Object.keys(command);
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (NOT_SERVED.has(name)) throw notServed(`The command ${name}`);
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

const replyOf = (answer: Answer): Reply => (Buffer.isBuffer(answer) ? answer : encode(answer));

const isPausing = (answer: Answer | Pausing<Answer>): answer is Pausing<Answer> =>
  !Buffer.isBuffer(answer) && Symbol.iterator in answer;

/** The answer of a command that goes through without a pause. */
const wholeAnswer = (answer: Answer | Pausing<Answer>): Reply => {
  if (!isPausing(answer)) return replyOf(answer);
  let step = answer.next();
  while (step.done !== true) step = answer.next();
  return replyOf(step.value);
};

/** Runs a command from pause to pause, each time in a turn of its own, and gives its answer. Never throws. */
const stepper = (
  run: () => Answer | Pausing<Answer>,
  give: (reply: Reply) => void,
  inTurn: (step: () => void) => void,
): (() => void) => {
  let work: Pausing<Answer> | undefined;
  const next = (): Reply | undefined => {
    const answer = work ?? run();
    if (!isPausing(answer)) return replyOf(answer);
    work = answer;
    const { done, value } = work.next();
    return done === true ? replyOf(value) : undefined;
  };
  const step = (): void => {
    try {
      const reply = next();
      if (reply) give(reply);
      else setImmediate(() => inTurn(step));
    } catch (error) {
      give(refusalReply(error));
    }
  };
  return step;
};

/** Runs requests against the storage. */
export class Dispatcher {
  private readonly commits: GroupCommit<Reply>;

  constructor(
    private readonly catalog: Catalog,
    private readonly cursors: Cursors,
  ) {
    this.commits = new GroupCommit<Reply>(catalog.file, catalog, refusalReply);
  }

  /** Runs a request; `give` gets the answer, for writes once they are durable. Never throws. */
  handle(request: Request, connectionId: number, give: (reply: Reply) => void): void {
    let command: Command;
    try {
      command = commandOf(request);
    } catch (error) {
      return give(refusalReply(error));
    }
    const context: CommandContext = {
      catalog: this.catalog,
      cursors: this.cursors,
      db: request.db,
      command: request.command,
      connectionId,
    };
    const { run } = command;
    if (command.kind === 'writes') return this.commits.write(() => wholeAnswer(run(context)), give);
    const step = stepper(
      () => run(context),
      give,
      (next) => this.commits.read(next),
    );
    if (command.kind === 'free') step();
    else this.commits.read(step);
  }

  /** Runs a write of the server itself, whole or not at all. */
  maintain(write: () => void): void {
    const run = (): Reply => {
      write();
      return encode({ ok: 1 });
    };
    this.commits.write(run, () => undefined);
  }

  /** Makes everything durable that was not yet. */
  flush(): void {
    this.commits.flush();
  }
}
