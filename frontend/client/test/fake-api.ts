import { FakeXhr } from './fake-xhr';

/** One request as the network edge saw it. */
export type SeenRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
};
export type FakeAnswer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A read model that has not come to what the caller has seen. Every other answer has, as the service's. */
  readonly behind?: boolean;
};
type Handler = (request: SeenRequest, params: readonly string[]) => FakeAnswer | Promise<FakeAnswer>;

/**
 * Stands in for the network: answers `fetch` and uploads by method and path (`:x` matches one segment), and keeps what
 * was sent.
 */
export const fakeApi = () => {
  // eslint-disable-next-line no-restricted-syntax -- only what uploads use of it is there
  globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
  const routes: { readonly method: string; readonly pattern: RegExp; readonly handle: Handler }[] = [];
  const seen: SeenRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), window.location.origin),
      init,
    );
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const type = request.headers.get('content-type') ?? '';
    const body: unknown = type.includes('json')
      ? await request.json()
      : type.includes('multipart')
        ? await request.formData()
        : null;
    const seenRequest = { method: request.method, path, query: searchParams, headers: request.headers, body };
    seen.push(seenRequest);
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(path));
    const answer = route
      ? await route.handle(seenRequest, route.pattern.exec(path)?.slice(1) ?? [])
      : problem(404, 'not_found', 'Not found');
    const isProblem = (answer.status ?? 200) >= 400;
    const told = answer.behind ? answer.body : reaching(searchParams.get('atLeast'), answer.body);
    return new Response(told === undefined ? null : JSON.stringify(told), {
      status: answer.status ?? 200,
      headers: {
        'content-type': isProblem ? 'application/problem+json' : 'application/json',
        ...(answer.behind ? { 'x-behind': '1' } : {}),
        ...answer.headers,
      },
    });
  };
  const on = (method: string, path: string, handle: Handler | FakeAnswer): void => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`);
    routes.unshift({ method, pattern, handle: typeof handle === 'function' ? handle : () => handle });
  };
  // A page of a league says what it has on record about its reader.
  const nothing = { leagueId: 'L1', position: '', suspensions: [], incidents: [], ask: [], suspended: [] };
  on('GET', '/leagues/:leagueId/discipline/own', { body: nothing });
  on('GET', '/leagues/:leagueId/discipline/team', { body: nothing });
  on('GET', '/credits', { body: { position: '', wallets: [] } });
  // Every page of somebody who is signed in has a bell.
  on('GET', '/notifications', { body: { notifications: [], unread: 0, position: '' } });
  return {
    on,
    seen,
    sent: (method: string, path: string) => seen.filter((one) => one.method === method && one.path === path),
  };
};

const reaching = (wanted: string | null, body: unknown): unknown =>
  wanted !== null && isView(body) && body.position < wanted ? { ...body, position: wanted } : body;

const isView = (body: unknown): body is { readonly position: string } =>
  typeof body === 'object' && body !== null && 'position' in body && typeof body.position === 'string';

export type FakeApi = ReturnType<typeof fakeApi>;

/** A problem as the service answers it. */
export const problem = (status: number, code: string, title: string, more: object = {}): FakeAnswer => ({
  status,
  body: { type: 'about:blank', title, status, code, correlationId: 'c0ffee00-1234', ...more },
});

/** A network that takes requests and never answers: each ends when whoever asked gives up, by the timers of the test. */
export const neverAnswered = (): void => {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  };
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () =>
        reject(new DOMException('Nobody has answered', 'TimeoutError')),
      );
    });
};
