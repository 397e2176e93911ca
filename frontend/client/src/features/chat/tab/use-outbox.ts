import { useCallback, useEffect } from 'react';
import { useBackgroundSender } from '../../../shared/api/use-background-sender';
import { useObservable } from '../../../shared/live/use-observable';
import { chatApi } from '../api/chat.api';
import type { Outbox } from '../live/outbox';

/** Sends what was written as soon as that is possible, one message after the other. */
export const useOutbox = (outbox: Outbox, teamId: string): void => {
  const [post] = chatApi.usePostMessageMutation();
  const pass = useCallback(
    () =>
      outbox.send(({ messageId, commandKey, channel, text, reply }) =>
        post({ teamId, channel, messageId, commandKey, text, replyTo: reply?.messageId ?? null }).unwrap(),
      ),
    [outbox, post, teamId],
  );
  const start = useBackgroundSender(pass);
  const waiting = useObservable(outbox).filter(({ isTaken, refusal }) => !isTaken && refusal === null).length;
  useEffect(() => {
    if (waiting > 0 && navigator.onLine) start();
  }, [waiting, start]);
  useEffect(() => {
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [start]);
};
