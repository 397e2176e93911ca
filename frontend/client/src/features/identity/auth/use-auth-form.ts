import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { isUndecided, sentenceOf, type Failure } from '../../../shared/api/problem';
import { useCommand, type Keyed } from '../../../shared/api/use-command';
import { useCountdown } from '../../../shared/lib/use-countdown';
import { useToast } from '../../../shared/ui/toasts';

type AuthForm<Body extends FieldValues, Result> = {
  readonly schema: z.ZodType<Body, Body>;
  /** Fields as they stand on the screen, top to bottom. */
  readonly fields: readonly Path<Body>[];
  readonly defaults: DefaultValues<Body>;
  readonly send: (body: Body & Keyed) => { readonly unwrap: () => Promise<Result> };
  readonly failureTitle: string;
  readonly onDone: (value: Result) => void;
  /** True for a refusal that is no failure but leads on. */
  readonly leadsOn?: (failure: Failure) => boolean;
};

/** The part that both forms of /auth share: validation with its toast, one request at a time, the wait after 429. */
export const useAuthForm = <Body extends FieldValues, Result = unknown>({
  schema,
  fields,
  defaults,
  send,
  failureTitle,
  onDone,
  leadsOn,
}: AuthForm<Body, Result>) => {
  const toast = useToast();
  const form = useForm<Body>({ resolver: zodResolver(schema), defaultValues: defaults });
  const { run, busy, failure } = useCommand(send);
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const waitSeconds = useCountdown(lockedUntil);

  const refused = (errors: FieldErrors<Body>): void => {
    const message = fields.map((field) => errors[field]?.message).find((text) => typeof text === 'string');
    toast.warn('Validation error', typeof message === 'string' ? message : undefined);
  };
  const submit = form.handleSubmit(async (body) => {
    if (waitSeconds > 0) return;
    // eslint-disable-next-line no-restricted-syntax -- a generic type with and without a key is not known to be itself
    const outcome = await run(body as unknown as Omit<Body & Keyed, 'commandKey'>);
    if (outcome.ok) return onDone(outcome.value);
    if (leadsOn?.(outcome.failure)) return;
    for (const { field, message } of outcome.failure.errors ?? []) {
      const known = fields.find((name) => name === field);
      if (known) form.setError(known, { message });
    }
    if (outcome.failure.status === 429)
      setLockedUntil(Date.now() + (outcome.failure.retryAfterSeconds ?? 30) * 1_000);
    toast.failed(failureTitle, outcome.failure);
  }, refused);
  const told = failure?.status === 429 ? null : failure;
  const problem = told && sentenceOf(told);
  const undecided = told !== null && isUndecided(told);
  /** What a field of the form needs. */
  const field = (name: Path<Body>) => ({
    registration: form.register(name),
    problem: form.getFieldState(name, form.formState).error?.message,
  });
  return { form, field, submit, busy, waitSeconds, problem, undecided, failure } as const;
};
