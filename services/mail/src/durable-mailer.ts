import { RetryLater } from '@fieldhouse/kernel/runtime';
import type { Mail, Mailer, SendEnd, SendOutcome, SentOnce } from '@fieldhouse/platform';
import type { Logger } from 'pino';
import { MailRefused, type MailTransport } from './mail-transport';

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 900;
const TRIES = 100;
const STALE_AFTER_MS = 24 * 3_600_000;

/** Sends each mail until the transport takes it (about a day long, unless something waits for it), and once only as far as that can be known. */
export class DurableMailer implements Mailer {
  constructor(
    private readonly transport: MailTransport,
    private readonly deliveries: Pick<SentOnce, 'claim' | 'finish' | 'putOff' | 'endOf'>,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  endOf(key: string): Promise<SendEnd | null> {
    return this.deliveries.endOf(key);
  }

  async send(
    key: string,
    causedAt: string | null,
    compose: () => Promise<Mail | null>,
  ): Promise<SendOutcome> {
    if (causedAt !== null && Date.now() - Date.parse(causedAt) > STALE_AFTER_MS) return 'nothing';
    const claim = await this.deliveries.claim(key);
    if (claim.outcome === 'done') return claim.how;
    if (claim.outcome === 'held') throw new RetryLater(claim.seconds);
    let outcome: SendOutcome;
    try {
      const mail = await compose();
      if (mail) await this.transport.deliver(mail);
      outcome = mail ? 'sent' : 'nothing';
    } catch (error) {
      if (!(error instanceof MailRefused) && (causedAt === null || claim.tries < TRIES)) {
        const seconds = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (claim.tries - 1));
        await this.deliveries.putOff(key, seconds);
        throw new RetryLater(seconds, { cause: error });
      }
      // The key leads to the fact that asked for the mail; the address stays out of the log.
      this.log.error({ mail: key, tries: claim.tries, reason: (error as Error).message }, 'mail given up');
      outcome = 'refused';
    }
    await this.deliveries.finish(key, outcome);
    return outcome;
  }
}
