import type { Mail } from '@fieldhouse/platform';

/** Hands one mail over. Throws {@link MailRefused} when trying again would not help, anything else when it might; neither names whom it is for. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
}

/** The mail server will never take this mail: the address does not exist, say. */
export class MailRefused extends Error {}
