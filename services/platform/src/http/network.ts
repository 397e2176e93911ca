import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/** What attempts are counted by: a host (for IPv6 the /64 that one customer has) and the network around it. */
export type Networks = { readonly host: string; readonly subnet: string };

/** IPv4: the address and its /24; IPv6: its /64 and its /48. */
export const networksOf = (ip: string): Networks => {
  const v4 = MAPPED.exec(ip)?.[1] ?? ip;
  if (!isIPv6(v4)) return { host: v4, subnet: v4.split('.').slice(0, 3).join('.') };
  const groups = expand(v4);
  return { host: groups.slice(0, 4).join(':'), subnet: groups.slice(0, 3).join(':') };
};

/** An address as far as its owner needs it to recognise a session: `203.0.113.x`, `2001:db8:1:…`. */
export const coarse = (ip: string): string => {
  const { subnet } = networksOf(ip);
  return subnet.includes(':') ? `${subnet}:…` : `${subnet}.x`;
};

const expand = (ip: string): readonly string[] => {
  const [head = '', tail] = (ip.split('%')[0] ?? ip).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = tail === undefined ? 0 : GROUPS - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(right ?? [])];
};
