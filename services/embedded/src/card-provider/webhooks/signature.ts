import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of what is sent: when, in seconds, and the HMAC of that and the bytes. */
export const signatureOf = (payload: string, secret: string, second: number): string =>
  `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${payload}`).digest('hex')}`;
