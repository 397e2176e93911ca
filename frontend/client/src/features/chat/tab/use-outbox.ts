import { useCallback, useEffect } from 'react';
import { useBackgroundSender } from '../../../shared/api/use-background-sender';
import { useObservable } from '../../../shared/live/use-observable';
import { useDispatch } from 'react-redux';
import type { Outbox } from '../live/outbox';
import { seeTo, sendInTurn, type ChatDispatch } from '../live/send-unsent';

/** Sends what was written as soon as that is possible, one message after the other. */
export const useOutbox = (outbox: Outbox, chatId: string): void => {
  const dispatch = useDispatch<ChatDispatch>();
  const pass = useCallback(() => sendInTurn(dispatch, chatId, () => outbox), [outbox, dispatch, chatId]);
  useEffect(() => seeTo(chatId), [chatId]);
  const start = useBackgroundSender(pass);
  const waiting = useObservable(outbox).filter(({ isTaken, refusal }) => !isTaken && refusal === null).length;
  useEffect(() => {
    if (waiting > 0 && navigator.onLine) start();
  }, [waiting, start]);
  useEffect(() => {
    window.addEventListener('storage', outbox.look);
    return () => window.removeEventListener('storage', outbox.look);
  }, [outbox]);
  useEffect(() => {
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [start]);
};
