import type { Caused, Dispatch } from './process';

/** So many commands of one process are under way: a store answers them together, and live ones are kept waiting by few. */
const LANES = 8;

/**
 * Sends commands side by side, but one after the other what one aggregate is asked and what follows from one stream: a
 * pool takes a player before the league puts them on a roster. What comes after one that failed is not sent.
 *
 * @throws what the first that failed threw, once nothing is under way any more
 */
export const inTurn = async (
  dispatches: readonly Caused<Dispatch>[],
  send: (dispatch: Caused<Dispatch>) => Promise<void>,
): Promise<void> => {
  const lastOf = new Map<string, Promise<void>>();
  const all = dispatches.map((dispatch, nth) => {
    const { effect, cause } = dispatch;
    const turns = [`to ${effect.aggregate}-${effect.id}`, `from ${cause.streamId}`, `lane ${nth % LANES}`];
    const sent = Promise.all(turns.flatMap((turn) => lastOf.get(turn) ?? [])).then(() => send(dispatch));
    for (const turn of turns) lastOf.set(turn, sent);
    return sent;
  });
  await Promise.allSettled(all);
  await Promise.all(all);
};
