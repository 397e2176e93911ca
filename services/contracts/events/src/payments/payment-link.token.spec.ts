import { readPaymentLinkToken, paymentLinkToken } from './payment-link.token';

const invoiceId = 'f0000000-0000-5000-8000-000000000001';
const linkId = 'f0000000-0000-5000-8000-000000000002';
const key = Buffer.from('a key of the installation');
const other = Buffer.from('another key');

describe('the token of a link to pay', () => {
  const token = paymentLinkToken(key, invoiceId, linkId);

  it('leads back to its link and fits into an address', () => {
    expect(readPaymentLinkToken([other, key], token)).toEqual({ invoiceId, linkId });
    expect(token.length).toBeLessThanOrEqual(100);
  });

  it.each([
    ['another key', other, token],
    ['another link', key, token.replace(linkId, linkId.replace('2', '3'))],
    ['another signature', key, `${token.slice(0, -2)}zz`],
    ['more behind it', key, `${token}.x`],
    ['no signature', key, `${invoiceId}.${linkId}`],
    ['nothing', key, ''],
    ['characters outside ASCII', key, `${invoiceId}.${linkId}.${'é'.repeat(11)}`],
  ])('is not valid with %s', (_, withKey, text) => {
    expect(readPaymentLinkToken([withKey], text)).toBeNull();
  });
});
