import { useCallback, useRef, useState } from 'react';
import { randomId } from '../lib/random-id';
import { isFailure, isUndecided, type Failure } from './problem';

/** What a command mutation takes beside its own arguments. */
export type Keyed = { readonly commandKey: string };
/** How a command ended. */
export type Outcome<Result> =
  { readonly ok: true; readonly value: Result } | { readonly ok: false; readonly failure: Failure };

type Trigger<Arg, Result> = (arg: Arg) => { readonly unwrap: () => Promise<Result> };

/** The header that makes a command repeatable. */
export const keyHeader = ({ commandKey }: Keyed): Readonly<Record<string, string>> => ({
  'idempotency-key': commandKey,
});

/**
 * So long after a success the same content counts as the same action, unless something else was pressed in between: a
 * double click, not somebody who is removed, taken back and removed again.
 */
const SAME_ACTION_MS = 1_000;
/** How often anything was pressed: by a pointer, a finger or a key. */
let presses = 0;
window.addEventListener('click', () => (presses += 1), true);

type Sent<Result> = {
  /** With which press, the last one of a double click. */
  press: number;
  readonly content: string;
  readonly answer: Promise<Outcome<Result>>;
  doneAt: number | null;
};

/**
 * Sends a command once per action of the person: a second call with the same content joins the first, other content
 * waits for its turn, and after an answer that decided nothing (no connection, busy, 5xx) the same content goes out
 * under the same Idempotency-Key.
 */
export const useCommand = <Arg extends Keyed, Result>(trigger: Trigger<Arg, Result>) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const last = useRef<Sent<Result> | null>(null);
  const undecided = useRef<{ readonly content: string; readonly key: string } | null>(null);

  const send = useCallback(
    async (arg: Omit<Arg, 'commandKey'>, content: string): Promise<Outcome<Result>> => {
      const key = undecided.current?.content === content ? undecided.current.key : randomId();
      setBusy(true);
      setFailure(null);
      // eslint-disable-next-line no-restricted-syntax -- a generic type minus a key plus that key is not known to be itself
      const outcome = await outcomeOf(trigger({ ...arg, commandKey: key } as unknown as Arg).unwrap());
      undecided.current = !outcome.ok && isUndecided(outcome.failure) ? { content, key } : null;
      setBusy(false);
      setFailure(outcome.ok ? null : outcome.failure);
      return outcome;
    },
    [trigger],
  );
  const run = useCallback(
    (arg: Omit<Arg, 'commandKey'>): Promise<Outcome<Result>> => {
      const content = contentOf(arg);
      const before = last.current;
      if (before?.content === content && isSameAction(before)) {
        before.press = presses;
        return before.answer;
      }
      const answer =
        before?.doneAt === null ? before.answer.then(() => send(arg, content)) : send(arg, content);
      const sent: Sent<Result> = { press: presses, content, answer, doneAt: null };
      last.current = sent;
      void answer.then((outcome) => {
        sent.doneAt = outcome.ok ? Date.now() : 0;
      });
      return answer;
    },
    [send],
  );
  return { run, busy, failure, clearFailure: useCallback(() => setFailure(null), []) } as const;
};

const isSameAction = ({ press, doneAt }: Sent<unknown>): boolean =>
  doneAt === null || (presses - press <= 1 && Date.now() - doneAt < SAME_ACTION_MS);

const outcomeOf = async <Result>(answer: Promise<Result>): Promise<Outcome<Result>> => {
  try {
    return { ok: true, value: await answer };
  } catch (error) {
    if (isFailure(error)) return { ok: false, failure: error };
    throw error;
  }
};

// A file has no JSON; its name, size and date tell it apart.
const contentOf = (arg: object): string =>
  JSON.stringify(arg, (_, value: unknown) =>
    value instanceof File ? `${value.name}:${value.size}:${value.lastModified}` : value,
  );
