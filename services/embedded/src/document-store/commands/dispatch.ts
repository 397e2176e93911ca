import { notServed, StoreError } from '../errors';
import type { Catalog } from '../storage/catalog';
import { leaveNoTraces } from '../../data-file';
import { KEYS_COLLECTION } from '../storage/document-file';
import { GroupCommit } from '../storage/group-commit';
import type { Request } from '../wire/messages';
import { refusalReply, type Reply } from '../wire/reply';
import { encode, type Doc } from '../values/doc';
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

/** Runs a command in its turn; a write is answered when it is durable. */
const runCommand = (
  { kind, run }: Command,
  commits: GroupCommit<Reply>,
  context: CommandContext,
  give: (reply: Reply) => void,
): void => {
  if (kind === 'writes') return commits.write(() => wholeAnswer(run(context)), give);
  const step = stepper(
    () => run(context),
    give,
    (next) => commits.read(next),
  );
  if (kind === 'free') step();
  else commits.read(step);
};

/** Cursors name their collection in a field of its own. */
const isAboutKeys = (command: Doc): boolean =>
  Object.values(command)[0] === KEYS_COLLECTION || command['collection'] === KEYS_COLLECTION;

/** A file with its collections and its transactions. */
type Place = { readonly catalog: Catalog; readonly commits: GroupCommit<Reply> };

/** Runs requests against the storage: each collection lies in one of its files, where commands about it take turns. */
export class Dispatcher {
  private readonly documents: Place;
  private readonly keys: Place | undefined;
  private readonly catalogs: readonly Catalog[];

  /** @param keys the file for what must leave no trace when it is replaced or deleted, where there is one */
  constructor(
    catalog: Catalog,
    private readonly cursors: Cursors,
    keys?: Catalog,
  ) {
    this.documents = { catalog, commits: new GroupCommit<Reply>(catalog.file, catalog, refusalReply) };
    this.catalogs = keys ? [catalog, keys] : [catalog];
    const wipe = (): void => {
      if (keys?.takeRewritten()) leaveNoTraces(keys.file);
    };
    this.keys = keys && {
      catalog: keys,
      commits: new GroupCommit<Reply>(keys.file, keys, refusalReply, wipe),
    };
  }

  /** Runs a request; `give` gets the answer, for writes once they are durable. Never throws. */
  handle(request: Request, connectionId: number, give: (reply: Reply) => void): void {
    let command: Command;
    try {
      command = commandOf(request);
    } catch (error) {
      return give(refusalReply(error));
    }
    const { catalogs, cursors, documents, keys } = this;
    const { db, command: asked } = request;
    const runIn = ({ catalog, commits }: Place, answer: (reply: Reply) => void): void =>
      runCommand(command, commits, { catalog, catalogs, cursors, db, command: asked, connectionId }, answer);
    if (!keys) runIn(documents, give);
    else if ('dropDatabase' in asked) runIn(keys, () => runIn(documents, give));
    else runIn(isAboutKeys(asked) ? keys : documents, give);
  }

  /** Runs a write of the server itself, whole or not at all. */
  maintain(write: () => void): void {
    const run = (): Reply => {
      write();
      return encode({ ok: 1 });
    };
    this.documents.commits.write(run, () => undefined);
  }

  /** Makes everything durable that was not yet. */
  flush(): void {
    this.keys?.commits.flush();
    this.documents.commits.flush();
  }
}
