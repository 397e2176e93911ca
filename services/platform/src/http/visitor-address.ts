import { BlockList, isIPv6 } from 'node:net';

/**
 * Where somebody is who comes by no route of Fastify, as its `trustProxy` has it: the peer, or, where that is a proxy
 * to be trusted, whom the proxies name; the last of them that is not trusted itself.
 */
export const visitorAddress = (
  peer: string,
  forwardedFor: string | undefined,
  trusted: false | number | readonly string[],
): string => {
  const named = (forwardedFor ?? '').split(',').map((one) => one.trim());
  const chain = [peer, ...named.filter((one) => one !== '').reverse()];
  if (trusted === false) return peer;
  const proxies = typeof trusted === 'number' ? null : listOf(trusted);
  const visitor = chain.find((one, hop) => (proxies ? !holds(proxies, one) : hop === trusted));
  return visitor ?? chain[chain.length - 1] ?? peer;
};

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};

/** An IPv4 peer of a socket that listens on IPv6 is written as one of both. */
const holds = (list: BlockList, address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};
