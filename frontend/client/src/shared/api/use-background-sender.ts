import { useCallback, useEffect, useRef } from 'react';
import type { Failure } from './problem';

const AGAIN_AFTER_MS = 5_000;

/**
 * Sends what has been entered while the person goes on: one pass at a time, and again a while after one that could not
 * be sent.
 * @param pass sends all that waits; resolves with the failure that decided nothing, after which the rest is sent later
 * @returns begins; once more after a pass that is under way, which may have been through with what came meanwhile
 */
export const useBackgroundSender = (pass: () => Promise<Failure | null>): (() => void) => {
  const newest = useRef(pass);
  const sending = useRef(false);
  /** Asked for since the pass began. */
  const wanted = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    newest.current = pass;
  }, [pass]);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      clearTimeout(again.current);
    };
  }, []);

  const start = useRef((): void => undefined);
  const sendAll = useCallback(async (): Promise<void> => {
    let failure: Failure | null;
    do {
      wanted.current = false;
      failure = await newest.current();
    } while (failure === null && wanted.current && isThere.current);
    if (failure === null || !isThere.current) return;
    const seconds = failure.retryAfterSeconds;
    again.current = setTimeout(() => start.current(), seconds === null ? AGAIN_AFTER_MS : seconds * 1_000);
  }, []);
  const begin = useCallback((): void => {
    clearTimeout(again.current);
    wanted.current = true;
    if (sending.current) return;
    sending.current = true;
    void sendAll().finally(() => {
      sending.current = false;
    });
  }, [sendAll]);
  useEffect(() => {
    start.current = begin;
  }, [begin]);
  return begin;
};
