import { useCallback, useEffect } from 'react';
import { useBackgroundSender } from '../../../shared/api/use-background-sender';
import { useObservable } from '../../../shared/live/use-observable';
import { useDispatch } from 'react-redux';
import { chatApi } from '../api/chat.api';
import { sendFiles } from '../live/files';
import type { Outbox } from '../live/outbox';
import { postOf, seeTo } from '../live/send-unsent';

/** Sends what was written as soon as that is possible, one message after the other. */
export const useOutbox = (outbox: Outbox, teamId: string): void => {
  const dispatch = useDispatch();
  const [post] = chatApi.usePostMessageMutation();
  const pass = useCallback(
    () =>
      outbox.send(async (unsent) => {
        await sendFiles(dispatch, { teamId, channel: unsent.channel }, unsent.files);
        await post(postOf(teamId, unsent)).unwrap();
      }),
    [outbox, post, dispatch, teamId],
  );
  useEffect(() => seeTo(teamId), [teamId]);
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
