import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Credential } from './credential.store';

const GOOD_FOR_SECONDS = 300;

/** What a right password earns where a code has to follow: five minutes, and only until the password changes. */
@Injectable()
export class SecondFactorTickets {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  issue(credential: Credential): { readonly ticket: string; readonly expiresIn: number } {
    const expiresAt = Math.floor(Date.now() / 1_000) + GOOD_FOR_SECONDS;
    return { ticket: this.signed(credential, String(expiresAt)), expiresIn: GOOD_FOR_SECONDS };
  }

  /** Whose ticket it claims to be. */
  accountOf(ticket: string): string {
    return ticket.split('.', 1)[0] ?? '';
  }

  isGood(ticket: string, credential: Credential): boolean {
    const expiresAt = ticket.split('.')[1] ?? '';
    const [given, right] = [Buffer.from(ticket), Buffer.from(this.signed(credential, expiresAt))];
    const genuine = given.length === right.length && timingSafeEqual(given, right);
    return genuine && Number(expiresAt) > Date.now() / 1_000;
  }

  private signed({ _id, passwordHash }: Credential, expiresAt: string): string {
    const signature = createHmac('sha256', `second-factor-ticket|${this.config.FIELDHOUSE_SECRET}`)
      .update(`${_id}.${expiresAt}.${passwordHash}`)
      .digest('base64url');
    return `${_id}.${expiresAt}.${signature}`;
  }
}
