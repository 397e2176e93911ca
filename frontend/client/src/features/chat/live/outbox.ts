import type { ChatChannel, Poll, RepliedView } from '@fieldhouse/api-contract';
import { isFailure, isUndecided, sentenceOf, type Failure } from '../../../shared/api/problem';
import { newUuid, randomId } from '../../../shared/lib/random-id';
import { keptFiles } from '../../../shared/lib/kept-files';
import { createSubject, type Observable } from '../../../shared/live/observable';
import { forgetSent, isOfFile, type UnsentFile } from './files';
import { byTime, keptUnsent } from './kept-unsent';

/** A message on its way. Its id and its key are made once, so that it arrives once however often it is sent. */
export type Unsent = {
  readonly messageId: string;
  readonly commandKey: string;
  readonly channel: ChatChannel;
  readonly text: string;
  readonly files: readonly UnsentFile[];
  readonly reply: RepliedView | null;
  /** What is voted on, its text being the question. */
  readonly poll?: Poll;
  /** When it was written; ISO-8601 UTC. */
  readonly at: string;
  /** Why it was refused; null while it is on its way. */
  readonly refusal: string | null;
  /** It would be refused again, because of a file that it has. */
  readonly isHopeless?: boolean;
  /** Taken by the server, and not yet heard of. */
  readonly isTaken: boolean;
};
export type Written = Pick<Unsent, 'channel' | 'text' | 'reply' | 'files' | 'poll'>;
/** Gives a message to the server. @throws Failure */
type Send = (unsent: Unsent) => Promise<unknown>;

/** The messages that one person has written in a chat and that are not there yet, in their order. */
export type Outbox = Observable<readonly Unsent[]> & {
  readonly write: (written: Written) => void;
  /**
   * Once more, as a message of its own: the first one was decided on.
   * @param anew what its author has changed, which goes out also where another tab has seen to the first one
   */
  readonly retry: (unsent: Unsent, anew?: Pick<Written, 'text' | 'files'>) => void;
  readonly remove: (messageId: string) => void;
  /** These have been heard of. */
  readonly arrived: (messageIds: ReadonlySet<string>) => void;
  /** Takes up what other tabs of the device have left, and lets go of what they have sent or given up. */
  readonly look: () => void;
  /** Sends what waits, one after the other. @returns the failure that decided nothing; the rest stays */
  readonly send: (send: Send) => Promise<Failure | null>;
};

/** As the server wants it: month (UTC, yyyymm), dash, UUID. */
export const newMessageId = (now: Date = new Date()): string =>
  `${now.toISOString().slice(0, 7).replace('-', '')}-${newUuid()}`;

/** What was written is kept on the device until it has been taken or given up. */
export const createOutbox = (accountId: string, chatId: string): Outbox => {
  const kept = keptUnsent(accountId, chatId);
  const onDevice = (): readonly Unsent[] => kept.all().map(withFiles);
  const before = onDevice();
  const subject = createSubject<readonly Unsent[]>(before);
  /** What the device has had: where it is there no more, another tab has seen to it. */
  const had = new Set(before.map(idOf));
  const keep = (unsent: Unsent): void => {
    if (kept.keep(unsent)) had.add(unsent.messageId);
  };
  const look = (): void => {
    const there = onDevice();
    const ids = new Set(there.map(idOf));
    const own = subject
      .get()
      .filter(({ messageId, isTaken }) => isTaken || ids.has(messageId) || !had.has(messageId));
    const known = new Set(own.map(idOf));
    const others = there.filter(({ messageId }) => !known.has(messageId));
    for (const id of ids) had.add(id);
    if (others.length > 0 || own.length < subject.get().length) subject.set([...own, ...others].sort(byTime));
  };
  const change = (messageId: string, to: Unsent | null): void => {
    subject.set(
      subject.get().flatMap((one) => (one.messageId !== messageId ? [one] : to === null ? [] : [to])),
    );
    if (to === null || to.isTaken) kept.remove(messageId);
    else keep(to);
  };
  const forgetFiles = (files: Unsent['files']): void => {
    for (const { attachmentId } of files) void keptFiles.remove(attachmentId);
  };
  const drop = (unsent: Unsent): void => {
    change(unsent.messageId, null);
    forgetFiles(unsent.files);
  };
  const write = (written: Written): void => {
    const now = new Date();
    const messageId = newMessageId(now);
    const unsent = {
      ...written,
      messageId,
      commandKey: randomId(),
      at: now.toISOString(),
      refusal: null,
      isTaken: false,
    };
    subject.set([...subject.get(), unsent]);
    keep(unsent);
  };
  const next = (): Unsent | undefined =>
    subject.get().find(({ isTaken, refusal }) => !isTaken && refusal === null);

  return {
    get: subject.get,
    subscribe: subject.subscribe,
    write,
    retry: (unsent, anew) => {
      const { messageId, poll, at } = unsent;
      const isHere = subject.get().some((one) => one.messageId === messageId);
      if (!isHere && !anew) return;
      const next = { ...unsent, ...anew, ...(poll && { poll: stillOpen(poll, at) }) };
      if (isHere) {
        change(messageId, null);
        const needed = next.files.map(({ attachmentId }) => attachmentId);
        forgetFiles(unsent.files.filter(({ attachmentId }) => !needed.includes(attachmentId)));
      }
      write(next);
    },
    remove: (messageId) => {
      const given = subject.get().find((one) => one.messageId === messageId);
      if (given) drop(given);
    },
    arrived: (messageIds) => {
      for (const unsent of subject.get()) if (messageIds.has(unsent.messageId)) drop(unsent);
    },
    look,
    send: async (send) => {
      look();
      for (let unsent = next(); unsent; unsent = next()) {
        const { messageId } = unsent;
        const failure = await failureOf(send(unsent));
        // Signed out on the way: it goes out once the person is back.
        if (failure && (isUndecided(failure) || failure.status === 401)) return failure;
        if (failure) forgetSent(unsent.files);
        else forgetFiles(unsent.files);
        // What was heard of meanwhile has left already.
        if (subject.get().includes(unsent))
          change(messageId, {
            ...unsent,
            isTaken: failure === null,
            refusal: failure && sentenceOf(failure),
            isHopeless: failure !== null && isOfFile(failure),
          });
      }
      return null;
    },
  };
};

const idOf = ({ messageId }: Unsent): string => messageId;

/** A poll that has closed while it was not sent is as long open as it was meant to be. @param at when it was written */
const stillOpen = (poll: Poll, at: string): Poll => {
  const closes = poll.closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(poll.closesAt);
  const now = Date.now();
  return closes > now ? poll : { ...poll, closesAt: new Date(now + closes - Date.parse(at)).toISOString() };
};

/** What a version without files has kept has none. */
const withFiles = ({ files, reply, ...unsent }: Unsent | Earlier): Unsent => ({
  ...{ ...unsent, files: files ?? [] },
  reply: reply && { ...reply, attachments: reply.attachments ?? [] },
});
type Earlier = Omit<Unsent, 'files' | 'reply'> & {
  readonly files?: undefined;
  readonly reply: (Omit<RepliedView, 'attachments'> & { readonly attachments?: undefined }) | null;
};

const failureOf = async (answer: Promise<unknown>): Promise<Failure | null> => {
  try {
    await answer;
    return null;
  } catch (error) {
    if (isFailure(error)) return error;
    throw error;
  }
};
