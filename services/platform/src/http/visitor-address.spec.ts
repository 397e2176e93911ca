import { addressReader } from './visitor-address';

const PEER = '10.0.0.2';

it.each([
  ['the peer without a proxy', undefined, false, PEER],
  ['the peer, whatever it says of itself, where no proxy is trusted', '203.0.113.9', false, PEER],
  ['whom one proxy names', '203.0.113.9', 1, '203.0.113.9'],
  ['whom one proxy names, not what the visitor made up', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['whom two proxies name', '1.1.1.1, 203.0.113.9, 10.0.0.3', 2, '203.0.113.9'],
  ['the peer of proxies by number that name nobody', undefined, 1, PEER],
  ['whom a proxy of a network names', '203.0.113.9, 10.9.9.9', ['10.0.0.0/8'], '203.0.113.9'],
  ['a peer that is no proxy', '203.0.113.9', ['192.168.0.1'], PEER],
] as const)('is %s', (_, forwardedFor, trusted, address) => {
  const addressOf = addressReader(typeof trusted === 'object' ? [...trusted] : trusted);
  expect(addressOf(PEER, { 'x-forwarded-for': forwardedFor })).toBe(address);
});

it('knows an IPv4 proxy on an IPv6 socket', () => {
  const addressOf = addressReader(['127.0.0.1']);
  expect(addressOf('::ffff:127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
});
