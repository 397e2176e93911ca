import { useMemo } from 'react';

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
