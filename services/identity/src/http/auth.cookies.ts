import { CONFIG, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from '../application/sessions';
import type { Visit } from '../application/visit';

const DAY_SECONDS = 24 * 3_600;
const SESSION_DAYS = 30;
const DEVICE_DAYS = 400;

/** The cookies of a session and of a known device. */
@Injectable()
export class AuthCookies {
  private readonly refresh: string;
  private readonly device: string;
  private readonly shared: { readonly path: string; readonly secure: boolean };

  constructor(@Inject(CONFIG) { SECURE: secure }: Config) {
    // Over TLS browsers take cookies named so from this very host only, for it alone, and for all of its paths.
    const prefix = secure ? '__Host-' : '';
    this.refresh = `${prefix}fieldhouse_refresh`;
    this.device = `${prefix}fieldhouse_device`;
    this.shared = { path: secure ? '/' : '/api/auth', secure };
  }

  /** The refresh token that a request carries. */
  refreshTokenOf(request: FastifyRequest): string | undefined {
    return request.cookies[this.refresh];
  }

  /** Where a request comes from. */
  visitOf(request: FastifyRequest): Visit {
    return {
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[this.device],
    };
  }

  /** Puts a session into cookies that no script can read and no other site can send. */
  keepSession(reply: FastifyReply, { refreshToken, deviceCookie }: OpenedSession): void {
    const shared = { ...this.shared, httpOnly: true, sameSite: 'strict' } as const;
    void reply
      .header('cache-control', 'no-store')
      .setCookie(this.refresh, refreshToken, { ...shared, maxAge: SESSION_DAYS * DAY_SECONDS });
    if (deviceCookie !== undefined)
      void reply.setCookie(this.device, deviceCookie, { ...shared, maxAge: DEVICE_DAYS * DAY_SECONDS });
  }

  /** The device stays known. */
  forgetSession(reply: FastifyReply): void {
    // Browsers take a cookie of that name, also to delete it, only as secure.
    void reply.clearCookie(this.refresh, this.shared);
  }
}
