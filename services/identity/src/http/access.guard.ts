import type { Audience } from '@fieldhouse/api-contract';
import {
  ACCESS,
  CONFIG,
  FROM_ANYWHERE,
  HttpProblem,
  type Config,
  type RequestWithCaller,
} from '@fieldhouse/platform';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { IncomingHttpHeaders } from 'node:http';
import { CurrentCallers } from '../application/current-callers';
import { codeNeeded } from '../application/proof';
import { SecurityLog } from '../infrastructure/security-log';
import { AccessTokens } from '../infrastructure/access-token';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The door of every route: its stated audiences decide whether a visitor may enter; a token that is presented must be
 * good even where none is needed, and its bearer has the roles of this moment. Requests that another site makes a browser send may read only,
 * unless the route states that they bring their own right.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly publicHost: string | null;

  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CurrentCallers,
    private readonly tokens: AccessTokens,
    private readonly security: SecurityLog,
    @Inject(CONFIG) config: Config,
  ) {
    this.publicHost = hostOf(config.PUBLIC_URL);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<RequestWithCaller>();
    const where = () => ({
      ip: request.ip,
      correlationId: request.id,
      route: request.routeOptions.url ?? '',
    });
    const anywhere = READING.has(request.method) || this.reflector.get(FROM_ANYWHERE, context.getHandler());
    if (!anywhere && isFromElsewhere(request.headers, this.publicHost)) {
      this.security.note('cross_site', where());
      throw new HttpProblem(403, 'cross_site', 'Not allowed', 'This request came from another site.');
    }
    const audiences = this.reflector.getAllAndOverride<readonly Audience[] | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!audiences)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} states no access`);
    const visitorsToo =
      audiences.includes('anonymous') || (audiences.includes('spectator') && hasSpectatorLink(request));
    if (visitorsToo && request.headers.authorization === undefined) return true;
    const bearer = this.tokens.read(tokenOf(request.headers));
    const forAdmins = audiences.length === 1 && audiences[0] === 'site_admin';
    const caller = bearer && (await this.callers.current(bearer, forAdmins || !READING.has(request.method)));
    if (!caller) {
      // Without a token nobody tried anything.
      if (request.headers.authorization !== undefined && !bearer)
        this.security.note('token_refused', where());
      throw sessionEnded();
    }
    request.caller = caller;
    const missing = forAdmins ? await this.callers.missingForSiteAdmin(caller) : null;
    if (missing !== null) {
      this.security.note('not_allowed', { ...where(), accountId: caller.accountId });
      throw notForAdmins[missing]();
    }
    return true;
  }
}

/** What a header `Authorization: Bearer …` presents; empty when there is none. */
const tokenOf = ({ authorization = '' }: IncomingHttpHeaders): string =>
  /^bearer (\S+)$/i.exec(authorization)?.[1] ?? '';

const notForAdmins = {
  role: () => new HttpProblem(403, 'not_allowed', 'Not allowed', 'Only site admins may do this.'),
  factor: () =>
    new HttpProblem(
      403,
      'second_factor_required',
      'Two-step verification needed',
      'Site admins sign in with a code too. Turn on two-step verification under Profile, Account.',
    ),
  code: () => codeNeeded('This session was opened without a code. Enter one to continue as site admin.'),
} as const;

const sessionEnded = (): HttpProblem =>
  new HttpProblem(401, 'not_signed_in', 'Not signed in', 'Your session has ended. Sign in and try again.');

/** Whether a browser sent it from a page that is not ours. What is no browser says nothing of the kind. */
const isFromElsewhere = (headers: IncomingHttpHeaders, publicHost: string | null): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  // Older browsers tell the page's origin only.
  const host = hostOf(headers.origin);
  return host === null || (host !== headers.host && host !== publicHost);
};

const hostOf = (url: string | undefined): string | null =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : null;

const hasSpectatorLink = (request: RequestWithCaller): boolean =>
  typeof request.query === 'object' && request.query !== null && 'spectator' in request.query;
