import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { chatApi } from '../api/chat.api';
import { sendFiles } from './files';
import { createOutbox, type Unsent } from './outbox';

type ApiState = Parameters<ReturnType<typeof chatApi.endpoints.chat.select>>[0];
export type ChatDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** A message as it is sent to its team. */
const postOf = (teamId: string, { messageId, commandKey, channel, text, reply, files }: Unsent) => ({
  ...{ teamId, channel, messageId, commandKey, text },
  replyTo: reply?.messageId ?? null,
  attachments: files.map(({ attachmentId }) => ({ attachmentId })),
});

/** Sends a message with its files. @throws Failure */
export const sendOne =
  (dispatch: ChatDispatch, teamId: string) =>
  async (unsent: Unsent): Promise<void> => {
    await sendFiles(dispatch, { teamId, channel: unsent.channel }, unsent.files);
    await dispatch(chatApi.endpoints.postMessage.initiate(postOf(teamId, unsent), { track: false })).unwrap();
  };

/** Teams whose chat is open on this page: it sees to its own messages. */
const seenTo = new Set<string>();

/** Leaves a team's messages to its open chat. @returns a function that ends it */
export const seeTo = (teamId: string): (() => void) => {
  seenTo.add(teamId);
  return () => void seenTo.delete(teamId);
};

/** Sends what somebody has written to these teams and what has not gone out; what cannot be sent stays. */
export const sendUnsent = async (
  dispatch: ChatDispatch,
  accountId: string,
  teamIds: readonly string[],
): Promise<void> => {
  for (const teamId of teamIds.filter((id) => !seenTo.has(id)))
    await createOutbox(accountId, teamId).send(sendOne(dispatch, teamId));
};
