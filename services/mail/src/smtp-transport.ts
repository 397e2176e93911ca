import { createTransport } from 'nodemailer';
import { calendarOf } from './calendar';
import { layOut } from './lay-out';
import { listHeaders } from './list-headers';
import { MailRefused, type MailTransport } from './mail-transport';

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 15_000;
const PERMANENT = 500;

/** @param url `smtp://` or `smtps://`, with user and password where the server asks for them */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
  return {
    deliver: async (mail) => {
      const { text, html } = layOut(mail);
      try {
        const icalEvent = mail.event && {
          method: mail.event.cancelled ? 'CANCEL' : 'PUBLISH',
          filename: 'draft.ics',
          content: calendarOf(mail.event),
        };
        const headers = prepared(listHeaders(mail));
        await transport.sendMail({
          from,
          to: mail.to,
          subject: mail.subject,
          text,
          html,
          icalEvent,
          headers,
        });
      } catch (error) {
        throw isPermanent(error) ? new MailRefused('the mail server refused it', { cause: error }) : error;
      }
    },
  };
};

/** As they are: the library would take addresses in them for words, and encode and fold them. */
const prepared = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]));

/** A wrong password of ours is answered with a 5xx too, but is no fault of the mail. */
const isPermanent = (error: unknown): boolean => {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  return (
    code !== 'EAUTH' &&
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    (responseCode ?? PERMANENT) >= PERMANENT
  );
};
