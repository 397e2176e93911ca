import type { ProblemView, SessionView } from '@fieldhouse/api-contract';
import { keyed, type TestAnswer, type TestApp } from '@fieldhouse/testing';

export const PASSWORD = 'correct horse';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

/** A browser at the auth routes: it keeps the cookies that it is given. */
export class AuthClient {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly app: Pick<TestApp, 'send'>,
    private readonly userAgent = CHROME,
  ) {}

  /** The same browser with the same cookies, at another application. */
  on(app: Pick<TestApp, 'send'>): AuthClient {
    const other = new AuthClient(app, this.userAgent);
    for (const [name, value] of this.jar) other.setCookie(name, value);
    return other;
  }

  /** Name and value of a cookie, or undefined. */
  cookie(name: string): string | undefined {
    return this.jar.get(name);
  }

  /** Puts another value into the jar, as a thief of it would. */
  setCookie(name: string, value: string): void {
    this.jar.set(name, value);
  }

  async send<Body = ProblemView>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer<Body>> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.app.send<Body>(method, `/auth${path}`, {
      body,
      token,
      headers: { ...headers, 'user-agent': this.userAgent, ...(cookie === '' ? {} : { cookie }) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, decodeURIComponent(value));
    }
    return answer;
  }

  /** @throws unless it was accepted */
  async signUp(email: string, more: object = {}): Promise<SessionView> {
    const body = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Diaz', ...more };
    return accepted(await this.send<SessionView>('POST', '/signup', body, undefined, keyed()));
  }

  signIn(email: string, password = PASSWORD): Promise<TestAnswer<SessionView & ProblemView>> {
    return this.send('POST', '/token?grant_type=password', { email, password });
  }

  refresh(): Promise<TestAnswer<SessionView & ProblemView>> {
    return this.send('POST', '/token?grant_type=refresh_token');
  }
}

const accepted = ({ status, body }: TestAnswer<SessionView>): SessionView => {
  if (status !== 200) throw new Error(`signing up answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
