import { DateTime } from 'luxon';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from './http-app';

/** An id as a writer's client makes it. @param month yyyymm, this one (UTC) unless given */
export const newMessageId = (month = DateTime.utc().toFormat('yyyyMM')): string => `${month}-${randomUUID()}`;

/** Somebody writes in a channel of their team. @returns the message's id */
export const postMessage = async (
  app: Pick<TestApp, 'command'>,
  teamId: string,
  { token }: Pick<TestPerson, 'token'>,
  text: string,
  channel = 'team',
): Promise<string> => {
  const messageId = newMessageId();
  const body = { text, replyTo: null };
  await app.command('PUT', `/teams/${teamId}/chat/${channel}/messages/${messageId}`, { token, body });
  return messageId;
};
