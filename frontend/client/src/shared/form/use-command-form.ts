import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { isUndecided, sentenceOf, type Failure } from '../api/problem';
import { useCommand, type Keyed, type Outcome } from '../api/use-command';
import { isStale } from '../api/use-seen';
import { pauseUntil } from '../lib/pause';
import { useToast } from '../ui/toasts';
import { differing } from './differing';
import { faultsOf, firstMessage, focusFirstFault } from './faults';
import { useNewer } from './use-newer';
import { useWait } from './use-wait';

/** What is sent beside the body: the key of the action and, where that counts, what the person has seen. */
type Sent = Keyed & { readonly ifRevision?: number };

type CommandForm<Values extends FieldValues, Body extends Values, Result> = {
  /** The contract's body. */
  readonly schema: z.ZodType<Body, Values>;
  /** What stands now, in the order of the screen. Read again meanwhile, it fills only the fields that nobody touched. */
  readonly values: Values;
  /** Of what `values` were read from: the command is refused when that has changed since. */
  readonly revision?: number;
  /** `values` are one part of it: where they still stand, a change of another part is no conflict, and it is sent again. */
  readonly isPart?: boolean;
  readonly send: (
    command: Body & Sent,
    /** For commands that carry it as one thing. */
    body: Body,
  ) => { readonly unwrap: () => Promise<Result> };
  /** What takes its time, such as a second command, belongs to the same action: the form sends nothing until it ends. */
  readonly onDone: (result: Result, body: Body) => void | Promise<void>;
  /** Said in a toast when the command fails, as 'Sign in failed'; what is invalid is then said in one too. */
  readonly failureTitle?: string;
  /** The fields are empty again once it is done, as after a note. */
  readonly clears?: boolean;
  /** True for a refusal that is no failure but leads on. */
  readonly onRefused?: (failure: Failure, body: Body) => boolean | void;
  /** Says what somebody else changed while this was being filled in; null where the form shows `newer` itself. */
  readonly changed?: ((before: Values, now: Values) => string) | null;
};

/** What is read again fills the fields that nobody touched; what is reset by hand, all of them. */
const keeping = (keep: boolean) =>
  ({ keepDirtyValues: keep, keepDirty: keep, keepErrors: keep, keepSubmitCount: keep }) as const;
const UNTOUCHED = keeping(true);
const ALL = keeping(false);
const MEANWHILE = 'Somebody changed this meanwhile. What you entered is kept; the rest is as it is now.';
const STALE = 'This changed meanwhile. What you entered is kept: look through it, then save again.';

/**
 * A form that sends one command: checks what was entered by the schema, leads to the first fault, sends once per action,
 * puts what the service says at its fields, waits after too many attempts, and keeps what was entered whatever happens.
 */
export const useCommandForm = <Values extends FieldValues, Body extends Values, Result>({
  schema,
  values,
  revision,
  isPart = false,
  send,
  onDone,
  failureTitle,
  clears = false,
  onRefused,
  changed = () => MEANWHILE,
}: CommandForm<Values, Body, Result>) => {
  const toast = useToast();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver(schema),
    values,
    resetOptions: UNTOUCHED,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = form.formState;
  type Asked = Keyed & { readonly body: Body; readonly seen: Omit<Sent, 'commandKey'> };
  const { run, busy, failure, clearFailure } = useCommand(({ commandKey, body, seen }: Asked) =>
    send({ ...body, ...seen, commandKey }, body),
  );
  const { waitSeconds, waitAfter } = useWait();
  const [busyAfter, setBusyAfter] = useState(false);
  const { base, newer } = useNewer(values, isDirty, busy || busyAfter);
  // Sent again, it goes out with what else is known by then.
  const now = useRef({ values, revision, run });
  now.current = { values, revision, run };
  const handled = useRef<Outcome<Result> | null>(null);
  const ending = useRef(false);
  const names = Object.keys(values);
  const alone = names.length === 1 && !Array.isArray(values[names[0] ?? '']);
  const fault = useRef<string | null>(null);
  const [hidden, setHidden] = useState<string | null>(null);
  /** A failure whose sentence stands at a field already. */
  const [said, setSaid] = useState<Failure | null>(null);
  useEffect(() => {
    // What is wrong may stand at no field that is shown.
    const shown = submitCount === 0 || focusFirstFault(ref.current);
    setHidden(shown ? null : fault.current);
  }, [submitCount]);

  const invalid = (errors: FieldErrors<Values>): void => {
    fault.current = firstMessage(names.map((name) => errors[name])) ?? null;
    if (failureTitle !== undefined) toast.warn('Validation error', fault.current ?? undefined);
  };
  const refused = (told: Failure, body: Body): void => {
    if (onRefused?.(told, body) === true) return clearFailure();
    const faults = faultsOf(told, names);
    // In a form of one field, whatever is said is about that field.
    if (alone && faults.length === 0) faults.push({ field: names[0] ?? '', message: sentenceOf(told) });
    for (const { field, message } of faults) form.setError(field as FieldPath<Values>, { message });
    setSaid(faults.some(({ message }) => message === sentenceOf(told)) ? told : null);
    waitAfter(told);
    if (failureTitle !== undefined) toast.failed(failureTitle, told);
  };
  const staysBusy = async <Result>(rest: Promise<Result>): Promise<Result> => {
    ending.current = true;
    setBusyAfter(true);
    return rest.finally(() => {
      ending.current = false;
      setBusyAfter(false);
    });
  };
  /** @returns null for the rest of a double click, which joins the first: its answer is dealt with there */
  const outcomeOf = async (
    body: Body,
    shown = { values, revision, run },
  ): Promise<Outcome<Result> | null> => {
    const { revision: ifRevision } = shown;
    const outcome = await shown.run({ body, seen: ifRevision === undefined ? {} : { ifRevision } });
    if (handled.current === outcome) return null;
    handled.current = outcome;
    if (!isPart || outcome.ok || !isStale(outcome.failure)) return outcome;
    const isNewer = (): boolean => now.current.revision !== ifRevision;
    await staysBusy(pauseUntil(isNewer));
    const isConflict = !isNewer() || differing(shown.values, now.current.values).length > 0;
    return isConflict ? outcome : outcomeOf(body, now.current);
  };
  const submit = form.handleSubmit(async (body) => {
    fault.current = null;
    if (waitSeconds > 0 || ending.current) return;
    const entered = JSON.stringify(form.getValues());
    const outcome = await outcomeOf(body);
    if (outcome === null) return;
    if (!outcome.ok) return refused(outcome.failure, body);
    // What was typed while it was on its way stays.
    const keepValues = JSON.stringify(form.getValues()) !== entered;
    form.reset(clears ? values : body, { ...ALL, keepValues });
    const rest = onDone(outcome.value, body);
    if (rest !== undefined) await staysBusy(rest);
  }, invalid);

  const meanwhile = newer === null ? STALE : (changed?.(base, newer) ?? null);
  const told =
    failure === null || busyAfter || failure.status === 429 || alone || failure === said ? null : failure;
  return {
    ...form,
    ref,
    submit,
    busy: busy || busyAfter,
    failure,
    clearFailure,
    waitSeconds,
    /** Something is entered that is not saved. */
    dirty: isDirty,
    /** Nothing was decided: the same can be sent again. */
    undecided: failure !== null && failure.status !== 429 && isUndecided(failure),
    /** What is wrong beside the fields. */
    problem: hidden ?? (told && (isStale(told) ? meanwhile : sentenceOf(told))),
    /** What somebody else changed, while nothing was refused for it yet. */
    notice: newer && meanwhile,
    /** What stands saved meanwhile, where somebody has changed it elsewhere. */
    newer,
    discard: (): void => {
      clearFailure();
      form.reset(values, ALL);
    },
  } as const;
};

/** What the pieces of a form need to know of it. */
export type FormState = Pick<
  ReturnType<typeof useCommandForm>,
  'ref' | 'submit' | 'busy' | 'waitSeconds' | 'dirty' | 'undecided' | 'problem' | 'notice' | 'discard'
>;
