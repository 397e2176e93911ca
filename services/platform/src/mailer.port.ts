import type { SendEnd, SendOutcome } from './sent-once';

/** A mail before it is laid out: the product's frame, greeting and footer are added to it. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
  /** The one thing that the mail asks for, as a button. */
  readonly action?: { readonly label: string; readonly url: string };
  /** For the calendar of whoever gets it; a later one with the same id moves it. */
  readonly event?: CalendarEvent;
  /** Accounts that it tells of: where mails are kept, it is forgotten with each of them. */
  readonly tellsOf?: readonly string[];
  /** Of a mail that one need not get: which ones these are, and how they end (RFC 8058). */
  readonly list?: MailingList;
};

/** Mails of a kind, to somebody who can have them stopped. */
export type MailingList = {
  /** Its name among lists, such as `mention`. */
  readonly id: string;
  /** Why this one came, for the foot of the mail: 'You get this because …'. */
  readonly because: string;
  /** Ends it for a mail program, with one POST. */
  readonly oneClickUrl: string;
  /** Ends it for a person: a page. */
  readonly pageUrl: string;
};

/** Something that has a time. */
export type CalendarEvent = {
  readonly id: string;
  /** Higher than that of every mail before about the same. */
  readonly sequence: number;
  readonly title: string;
  /** ISO-8601 UTC. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly url: string;
  /** It does not take place. */
  readonly cancelled: boolean;
};

/** The way out for mails. Bound by the mail library; call it from a timer's command, which is repeated until it works. */
export interface Mailer {
  /**
   * Sends one mail per key, however often it is asked to, unless what it answers is more than a day old: nobody expects
   * it any more, and a process that reads the log anew must not repeat the mails of last year.
   * @param causedAt when the person did what the mail answers, ISO-8601 UTC; null: something waits for it, so that it is
   * never too old, and is tried until it leaves or is refused
   * @param compose runs just before the mail leaves, so secrets in it need not be stored; with null there is nothing
   * to say any more
   * @returns how it ended, also when it is asked again
   * @throws RetryLater while the mail server does not take it
   */
  send(key: string, causedAt: string | null, compose: () => Promise<Mail | null>): Promise<SendOutcome>;
  /** How the mail of a key ended, and when, within the last 30 days; null: it has not. */
  endOf(key: string): Promise<SendEnd | null>;
}

/** Nest token of the {@link Mailer}. */
export const MAILER = Symbol('Mailer');
