import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '../../../shared/api/problem';
import { chatApi } from '../api/chat.api';
import { sendFiles } from './files';
import { createOutbox, type Outbox, type Unsent } from './outbox';

type ApiState = Parameters<ReturnType<typeof chatApi.endpoints.chat.select>>[0];
export type ChatDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** A message as it is sent to its chat. */
const postOf = (chatId: string, { messageId, commandKey, channel, text, reply, files, poll }: Unsent) => ({
  ...{ chatId, channel, messageId, commandKey, text, poll: poll ?? null },
  replyTo: reply?.messageId ?? null,
  attachments: files.map(({ attachmentId }) => ({ attachmentId })),
});

/** Sends a message with its files. @throws Failure */
const sendOne =
  (dispatch: ChatDispatch, chatId: string) =>
  async (unsent: Unsent): Promise<void> => {
    await sendFiles(dispatch, { chatId, channel: unsent.channel }, unsent.files);
    await dispatch(chatApi.endpoints.postMessage.initiate(postOf(chatId, unsent), { track: false })).unwrap();
  };

/** A tab that its browser has put to sleep meanwhile may keep its turn for ever: it is not waited for without end. */
const TURN_WITHIN_MS = 60_000;
/** What one tab is sending, another one need not send too: it finds what is left. */
const oneTabAtATime = (chatId: string, pass: () => Promise<Failure | null>): Promise<Failure | null> => {
  if (!('locks' in navigator)) return pass();
  const signal = AbortSignal.timeout(TURN_WITHIN_MS);
  return navigator.locks.request(`fieldhouse-unsent ${chatId}`, { signal }, pass).catch((error: unknown) => {
    if (error !== signal.reason) throw error;
    return pass();
  });
};

/** The last pass of each chat, which goes on when the chat is left or opened again. */
const passes = new Map<string, Promise<unknown>>();

/**
 * Sends what waits in a chat, after whatever is sending there.
 * @param outboxOf asked for once it is its turn
 * @returns the failure that decided nothing; the rest stays
 */
export const sendInTurn = (
  dispatch: ChatDispatch,
  chatId: string,
  outboxOf: () => Outbox,
): Promise<Failure | null> => {
  const pass = (): Promise<Failure | null> =>
    oneTabAtATime(chatId, () => outboxOf().send(sendOne(dispatch, chatId)));
  const mine = (passes.get(chatId) ?? Promise.resolve()).then(pass, pass);
  passes.set(chatId, mine);
  return mine;
};

/** Chats that are open on this page: each sees to its own messages. */
const seenTo = new Set<string>();

/** Leaves a chat's messages to the page on which it is open. @returns a function that ends it */
export const seeTo = (chatId: string): (() => void) => {
  seenTo.add(chatId);
  return () => void seenTo.delete(chatId);
};

/**
 * Sends what somebody has written in these chats and what has not gone out.
 * @returns the first failure that decided nothing; what cannot be sent stays
 */
export const sendUnsent = async (
  dispatch: ChatDispatch,
  accountId: string,
  chatIds: readonly string[],
): Promise<Failure | null> => {
  let first: Failure | null = null;
  for (const chatId of chatIds.filter((id) => !seenTo.has(id))) {
    const failure = await sendInTurn(dispatch, chatId, () => createOutbox(accountId, chatId));
    first ??= failure;
  }
  return first;
};
