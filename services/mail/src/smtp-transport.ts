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
      const icalEvent = mail.event && {
        method: mail.event.cancelled ? 'CANCEL' : 'PUBLISH',
        filename: 'draft.ics',
        content: calendarOf(mail.event),
      };
      const headers = prepared(listHeaders(mail));
      try {
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
        const failure = error as Failure;
        const [Reason, words] = isPermanent(failure)
          ? [MailRefused, 'the mail server refused it']
          : [Error, 'the mail server did not take it'];
        throw new Reason(`${words} (${codesOf(failure)})`);
      }
    },
  };
};

/** As they are: the library would take addresses in them for words, and encode and fold them. */
const prepared = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]));

/** `originalCode` is the network's or the certificate's, `responseCode` the mail server's. */
type Failure = Error & {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
};

/** All that goes on of a failure: what it says else repeats the address, and this ends in the log. */
const codesOf = ({ name, code = name, originalCode, responseCode }: Failure): string =>
  [code, originalCode, responseCode].filter(Boolean).join(' ');

/** A wrong password of ours is answered with a 5xx too, but is no fault of the mail. */
const isPermanent = ({ responseCode, code }: Failure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? PERMANENT) >= PERMANENT;
