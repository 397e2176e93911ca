import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from '../application/sessions';
import type { Visit } from '../application/visit';

/**
 * Names and path of our cookies. Over TLS browsers take those that begin with `__Host-` from this very host only, and
 * for it alone; they have to be for all of its paths then.
 */
const cookiesOf = (secure: boolean) =>
  secure
    ? ({ refresh: '__Host-fieldhouse_refresh', device: '__Host-fieldhouse_device', path: '/' } as const)
    : ({ refresh: 'fieldhouse_refresh', device: 'fieldhouse_device', path: '/api/auth' } as const);
const DAY_SECONDS = 24 * 3_600;
const SESSION_DAYS = 30;
const DEVICE_DAYS = 400;

/** The refresh token that a request carries. */
export const refreshTokenOf = (request: FastifyRequest, secure: boolean): string | undefined =>
  request.cookies[cookiesOf(secure).refresh];

/** Where a request comes from. */
export const visitOf = (request: FastifyRequest, secure: boolean): Visit => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
  deviceCookie: request.cookies[cookiesOf(secure).device],
});

/** Puts a session into cookies that no script can read and no other site can send. */
export const keepSession = (
  reply: FastifyReply,
  { refreshToken, deviceCookie }: OpenedSession,
  secure: boolean,
): void => {
  const { refresh, device, path } = cookiesOf(secure);
  const shared = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  void reply
    .header('cache-control', 'no-store')
    .setCookie(refresh, refreshToken, { ...shared, maxAge: SESSION_DAYS * DAY_SECONDS });
  if (deviceCookie !== undefined)
    void reply.setCookie(device, deviceCookie, { ...shared, maxAge: DEVICE_DAYS * DAY_SECONDS });
};

/** The device stays known. */
export const forgetSession = (reply: FastifyReply, secure: boolean): void => {
  const { refresh, path } = cookiesOf(secure);
  // Browsers take a cookie of that name, also to delete it, only as secure.
  void reply.clearCookie(refresh, { path, secure });
};
