import { isDeepStrictEqual } from 'node:util';
import { positionText, type RecordedEvent } from '../events/recorded-event';
import type { AnyProcess, Caused, Dispatch, Effect } from './process';

/** What a process remembers under one key, and the position (20-digit text) of the last event folded into it. */
export type KeptState = { readonly state: unknown; readonly position: string };

/** What follows from one event. */
export type Reaction = { readonly cause: RecordedEvent; readonly effects: readonly Effect[] };

/** @returns the keys whose states the events of a batch belong to. */
export const keysOf = ({ state }: AnyProcess, batch: readonly RecordedEvent[]): string[] =>
  state ? [...new Set(batch.flatMap((event) => state.keyOf(event) ?? []))] : [];

/**
 * Folds an event and asks what follows from it. An event that the kept state already holds is neither folded nor acted
 * on again; one that changed nothing is not noted, and may be acted on twice. Changes `states`; when the process throws,
 * nothing of the event is kept, so that it can be taken `again`.
 */
export const reactTo = (
  { state, react }: AnyProcess,
  states: Map<string, KeptState>,
  cause: RecordedEvent,
  again = false,
): Reaction => {
  if (!state) return { cause, effects: react(cause, undefined) };
  const key = state.keyOf(cause);
  const position = positionText(cause.position);
  const before = key === null ? undefined : states.get(key);
  if (key === null || (!again && before && before.position >= position)) return { cause, effects: [] };
  const known = before ? before.state : state.initial;
  const after = state.evolve(known, cause);
  const effects = react(cause, after);
  // What changes nothing is not written: acted on again, it asks for the same.
  if (after !== known)
    states.set(key, {
      state: after,
      position: before && before.position > position ? before.position : position,
    });
  return { cause, effects };
};

/**
 * @returns what is left to ask when one aggregate is asked the same several times with nothing else in between: the last
 *   of them, in the order given. An import of 240 players is one look at the league for its draft, not 240.
 */
export const askedOnce = (dispatches: readonly Caused<Dispatch>[]): readonly Caused<Dispatch>[] => {
  const next = new Map<string, Dispatch>();
  return dispatches
    .toReversed()
    .filter(({ effect }) => {
      const aggregate = `${effect.aggregate}-${effect.id}`;
      const repeated = isDeepStrictEqual(next.get(aggregate), effect);
      next.set(aggregate, effect);
      return !repeated;
    })
    .toReversed();
};
