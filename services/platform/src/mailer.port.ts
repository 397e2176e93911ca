/** A mail before it is laid out: the product's frame, greeting and footer are added to it. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
  /** The one thing that the mail asks for, as a button. */
  readonly action?: { readonly label: string; readonly url: string };
};

/** The way out for mails. Bound by the mail library; call it from a timer's command, which is repeated until it works. */
export interface Mailer {
  /**
   * Sends one mail per key, however often it is asked to, unless what it answers is more than a day old: nobody expects
   * it any more, and a process that reads the log anew must not repeat the mails of last year.
   * @param causedAt when the person did what the mail answers, ISO-8601 UTC
   * @param compose runs just before the mail leaves, so secrets in it need not be stored; with null there is nothing
   * to say any more
   * @throws RetryLater while the mail server does not take it
   */
  send(key: string, causedAt: string, compose: () => Promise<Mail | null>): Promise<void>;
}

/** Nest token of the {@link Mailer}. */
export const MAILER = Symbol('Mailer');
