import { createHmac, timingSafeEqual } from 'node:crypto';

/** Enough of the digest that nobody guesses it. */
const SIGNATURE_BYTES = 16;

/** The token of a link to pay: computed from its ids and the installation's key, so that it is never stored. */
export const paymentLinkToken = (key: Buffer, invoiceId: string, linkId: string): string =>
  `${invoiceId}.${linkId}.${signature(key, invoiceId, linkId)}`;

/** The link that a token stands for, or null for a token that none of these keys made. */
export const readPaymentLinkToken = (
  keys: readonly Buffer[],
  token: string,
): { readonly invoiceId: string; readonly linkId: string } | null => {
  const [invoiceId = '', linkId = '', ...rest] = token.split('.');
  const given = Buffer.from(rest.join('.'));
  const isGenuine = keys
    .map((key) => Buffer.from(signature(key, invoiceId, linkId)))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
  return isGenuine ? { invoiceId, linkId } : null;
};

const signature = (key: Buffer, invoiceId: string, linkId: string): string =>
  createHmac('sha256', key)
    .update(`payment-link|${invoiceId}|${linkId}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
