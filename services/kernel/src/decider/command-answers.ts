import type { Collection, Db } from 'mongodb';
import type { CommandResult } from './command';

/** What a command without effect was answered. `digest` tells its request from another one under the same key. */
export type CommandAnswer = { readonly digest: string; readonly result: CommandResult };

/** Nest token of the {@link CommandAnswers}. */
export const COMMAND_ANSWERS = Symbol('CommandAnswers');

/**
 * The answers of commands that had no effect, which therefore left no trace in the log: without them the same command
 * would act when it is repeated after its stream has moved on.
 */
export interface CommandAnswers {
  find(streamId: string, commandId: string): Promise<CommandAnswer | null>;
  /** Answers once that is durable. */
  remember(streamId: string, commandId: string, answer: CommandAnswer): Promise<void>;
}

type AnswerDocument = CommandAnswer & { readonly _id: string; readonly answeredAt: Date };
type Asked = {
  readonly id: string;
  readonly answer: (found: CommandAnswer | null) => void;
  readonly fail: (error: unknown) => void;
};
const KEPT_SECONDS = 24 * 60 * 60;

/** Keeps answers for a day in `command_answers`. What is asked while a look-up is under way shares the next one. */
export class MongoCommandAnswers implements CommandAnswers {
  private readonly answers: Collection<AnswerDocument>;
  private asked: Asked[] = [];
  private looking = false;
  private indexed: Promise<unknown> | undefined;

  constructor(db: Db) {
    this.answers = db.collection<AnswerDocument>('command_answers');
  }

  find(streamId: string, commandId: string): Promise<CommandAnswer | null> {
    return new Promise((answer, fail) => {
      this.asked.push({ id: idOf(streamId, commandId), answer, fail });
      if (!this.looking) void this.look();
    });
  }

  async remember(streamId: string, commandId: string, answer: CommandAnswer): Promise<void> {
    this.indexed ??= this.answers
      .createIndex({ answeredAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })
      .catch((error: unknown) => {
        this.indexed = undefined;
        throw error;
      });
    await this.indexed;
    await this.answers.updateOne(
      { _id: idOf(streamId, commandId) },
      { $setOnInsert: { ...answer, answeredAt: new Date() } },
      { upsert: true },
    );
  }

  private async look(): Promise<void> {
    this.looking = true;
    while (this.asked.length > 0) {
      const batch = this.asked.splice(0);
      try {
        const found = await this.answers.find({ _id: { $in: batch.map(({ id }) => id) } }).toArray();
        const byId = new Map(found.map((document) => [document._id, document]));
        for (const { id, answer } of batch) answer(byId.get(id) ?? null);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.looking = false;
  }
}

const idOf = (streamId: string, commandId: string): string => `${streamId}:${commandId}`;
