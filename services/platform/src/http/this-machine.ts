import type { FastifyRequest } from 'fastify';

const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether whoever sits at this machine asks. A proxy on it calls from loopback as well: its callers are known by their
 * headers or by the host's name.
 */
export const isFromThisMachine = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  LOOPBACK.test(ip) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  PROXY_HEADERS.every((name) => headers[name] === undefined);
