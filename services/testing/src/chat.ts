import { DateTime } from 'luxon';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from './http-app';

/** An id as a writer's client makes it. @param month yyyymm, this one (UTC) unless given */
export const newMessageId = (month = DateTime.utc().toFormat('yyyyMM')): string => `${month}-${randomUUID()}`;

/** Somebody writes in their team's channel. @param replyTo the message that it answers @returns the message's id */
export const postMessage = async (
  app: Pick<TestApp, 'command'>,
  teamId: string,
  { token }: Pick<TestPerson, 'token'>,
  text: string,
  replyTo: string | null = null,
): Promise<string> => {
  const messageId = newMessageId();
  const body = { text, replyTo };
  await app.command('PUT', `/chats/${teamId}/team/messages/${messageId}`, { token, body });
  return messageId;
};

/** A small table, as a browser attaches it. */
export const fileForm = (text = 'Name,Number\nKim,7\n', name = 'lineup.csv'): FormData => {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  return form;
};

/** Somebody sends a file to a chat and posts it without a word. @returns the ids of both */
export const postFile = async (
  app: Pick<TestApp, 'command'>,
  chatId: string,
  { token }: Pick<TestPerson, 'token'>,
  form = fileForm(),
  channel = 'team',
): Promise<{ readonly messageId: string; readonly attachmentId: string }> => {
  const [messageId, attachmentId, at] = [newMessageId(), randomUUID(), `/chats/${chatId}/${channel}`];
  await app.command('PUT', `${at}/attachments/${attachmentId}`, { token, body: form });
  const body = { text: '', replyTo: null, attachments: [{ attachmentId }] };
  await app.command('PUT', `${at}/messages/${messageId}`, { token, body });
  return { messageId, attachmentId };
};
