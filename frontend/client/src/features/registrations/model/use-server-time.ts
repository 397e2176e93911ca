import { useEffect, useMemo, useReducer } from 'react';

/** The server's clock, as an answer told it. */
export type ServerTime = {
  /** ISO-8601 instant. */
  readonly now: () => string;
  /** When an instant comes by this device's clock; milliseconds since the epoch. */
  readonly here: (iso: string) => number;
};

/**
 * @param serverNow as the answer says it, ISO-8601
 * @param answeredAt when the answer came, by this device's clock
 */
export const useServerTime = (serverNow: string, answeredAt: number): ServerTime =>
  useMemo(() => {
    const ahead = Date.parse(serverNow) - answeredAt;
    return {
      now: () => new Date(Date.now() + ahead).toISOString(),
      here: (iso) => Date.parse(iso) - ahead,
    };
  }, [serverNow, answeredAt]);

/** A browser's timer holds no more. */
const LONGEST_MS = 2 ** 31 - 1;

/** Renders again as soon as the next of these instants (ISO-8601) has come by the server's clock. */
export const useComing = (instants: readonly (string | null)[], { here }: ServerTime): void => {
  const [round, again] = useReducer((n: number) => n + 1, 0);
  const next = Math.min(
    ...instants.map((at) => (at === null ? 0 : here(at))).filter((at) => at > Date.now()),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(again, Math.min(Math.max(next - Date.now(), 0), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, round]);
};
