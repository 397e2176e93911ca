import { useEffect, useRef, useState } from 'react';
import {
  get,
  useWatch,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { keptNames, keptOnDevice } from '../../../shared/lib/kept';
import { useSession } from '../../../shared/session/use-session';
import type { StepName } from './steps';

/** What was typed, by field, and what stood saved there: by then it may have been saved anew elsewhere. */
type Typed = { readonly of: readonly unknown[]; readonly typed: readonly unknown[] };
type Who = { readonly accountId: string; readonly leagueId: string };

const ofLeague = ({ accountId, leagueId }: Who): string => `registration ${accountId} ${leagueId} `;

/** Nothing is left of what somebody typed to register with a league: it is sent, or they have withdrawn. */
export const forgetTyped = (who: Who): void => {
  const of = ofLeague(who);
  for (const step of keptNames(of)) keptOnDevice(`${of}${step}`).set(null);
};

type KeptStep<Values extends FieldValues> = {
  readonly step: StepName;
  readonly leagueId: string;
  /** What stands saved. */
  readonly values: Values;
  /**
   * The fields that are kept. Never what may tell of somebody's health or who they are to an authority: answers to what a
   * league asks, birth dates, signatures, codes.
   */
  readonly fields: readonly FieldPath<Values>[];
  readonly control: Control<Values>;
};

/**
 * Keeps what somebody types in a step on this device, for a reload before it is saved. What was saved elsewhere since goes
 * before it. @returns to be called once the step is saved
 */
export const useKeptStep = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  { step, leagueId, values, fields, control }: KeptStep<Values>,
): (() => void) => {
  const { user } = useSession();
  const [kept] = useState(() =>
    keptOnDevice<Typed>(`${ofLeague({ accountId: user?.id ?? '', leagueId })}${step}`),
  );
  const saved = useRef(false);
  const entered = useWatch({ control });
  const stands = JSON.stringify(fields.map((field): unknown => get(values, field)));
  useEffect(() => {
    const before = kept.get();
    if (!before || JSON.stringify(before.of) !== stands) return kept.set(null);
    for (const [n, field] of fields.entries())
      form.setValue(field, before.typed[n] as FieldPathValue<Values, typeof field>, { shouldDirty: true });
    // On arrival: later it is what is typed here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (saved.current) return;
    const typed = fields.map((field): unknown => form.getValues(field));
    const of = JSON.parse(stands) as readonly unknown[];
    kept.set(JSON.stringify(typed) === stands ? null : { of, typed });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entered, stands, kept]);
  return () => {
    saved.current = true;
    kept.set(null);
  };
};
