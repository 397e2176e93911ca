import { Secrets } from '@fieldhouse/kernel/runtime';
import { Injectable } from '@nestjs/common';
import type { Credential } from './credential.store';

const GOOD_FOR_SECONDS = 300;
const PURPOSE = 'second-factor-ticket';

/** What a right password earns where a code has to follow: five minutes, and only until the password changes. */
@Injectable()
export class SecondFactorTickets {
  constructor(private readonly secrets: Secrets) {}

  issue(credential: Credential): { readonly ticket: string; readonly expiresIn: number } {
    const expiresAt = Math.floor(Date.now() / 1_000) + GOOD_FOR_SECONDS;
    const signature = this.secrets.digest(PURPOSE, signedText(credential, String(expiresAt)));
    return { ticket: `${credential._id}.${expiresAt}.${signature}`, expiresIn: GOOD_FOR_SECONDS };
  }

  /** Whose ticket it claims to be. */
  accountOf(ticket: string): string {
    return ticket.split('.', 1)[0] ?? '';
  }

  isGood(ticket: string, credential: Credential): boolean {
    const [accountId, expiresAt = '', ...signature] = ticket.split('.');
    const text = signedText(credential, expiresAt);
    const genuine = accountId === credential._id && this.secrets.isDigest(PURPOSE, text, signature.join('.'));
    return genuine && Number(expiresAt) > Date.now() / 1_000;
  }
}

const signedText = ({ _id, passwordHash }: Credential, expiresAt: string): string =>
  `${_id}.${expiresAt}.${passwordHash}`;
