import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from '../application/sessions';
import type { Visit } from '../application/visit';

const REFRESH = 'fieldhouse_refresh';
const DEVICE = 'fieldhouse_device';
const PATH = '/api/auth';
const DAY_SECONDS = 24 * 3_600;
const SESSION_DAYS = 30;
const DEVICE_DAYS = 400;

/** The refresh token that a request carries. */
export const refreshTokenOf = (request: FastifyRequest): string | undefined => request.cookies[REFRESH];

/** Where a request comes from. */
export const visitOf = (request: FastifyRequest): Visit => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
  deviceCookie: request.cookies[DEVICE],
});

/** Puts a session into cookies that no script can read and no other site can send. */
export const keepSession = (
  reply: FastifyReply,
  { refreshToken, deviceCookie }: OpenedSession,
  secure: boolean,
): void => {
  const shared = { path: PATH, httpOnly: true, sameSite: 'strict', secure } as const;
  void reply
    .header('cache-control', 'no-store')
    .setCookie(REFRESH, refreshToken, { ...shared, maxAge: SESSION_DAYS * DAY_SECONDS });
  if (deviceCookie !== undefined)
    void reply.setCookie(DEVICE, deviceCookie, { ...shared, maxAge: DEVICE_DAYS * DAY_SECONDS });
};

/** The device stays known. */
export const forgetSession = (reply: FastifyReply): void => void reply.clearCookie(REFRESH, { path: PATH });
