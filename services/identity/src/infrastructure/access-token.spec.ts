import { Secrets } from '@fieldhouse/kernel/runtime';
import { JwtService } from '@nestjs/jwt';
import { AccessTokens } from './access-token';

const tokensOf = (secret: string, previous?: string): AccessTokens =>
  new AccessTokens(new JwtService({}), new Secrets(secret, previous));

describe('access tokens', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-05-01T18:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('tell who presents them, each time', () => {
    const tokens = tokensOf('one');
    const { token } = tokens.issue('account', 'family', ['player']);
    const goodUntil = Date.now() + 600_000;
    const caller = { accountId: 'account', sessionId: 'family', roles: ['player'], goodUntil };
    expect([tokens.read(token), tokens.read(token)]).toEqual([caller, caller]);
  });

  it('are good for ten minutes, also when they were found good before', () => {
    const tokens = tokensOf('one');
    const { token } = tokens.issue('account', 'family', []);
    jest.advanceTimersByTime(599_000);
    expect(tokens.read(token)).not.toBeNull();
    jest.advanceTimersByTime(1_001);
    expect([tokens.read(token), tokensOf('one').read(token)]).toEqual([null, null]);
  });

  it('of another installation, with another signature or of no such shape are not good', () => {
    const tokens = tokensOf('one');
    const { token } = tokens.issue('account', 'family', []);
    const [header, claims] = token.split('.');
    const { token: foreign } = tokensOf('other').issue('account', 'family', []);
    for (const bad of [foreign, `${header}.${claims}.`, `${header}.${claims}`, 'x', ''])
      expect(tokens.read(bad)).toBeNull();
  });

  it('of the previous secret are good until they expire, and until that secret is gone', () => {
    const { token } = tokensOf('one').issue('account', 'family', []);
    expect(tokensOf('two', 'one').read(token)).toMatchObject({ accountId: 'account' });
    expect([tokensOf('two').read(token), tokensOf('one', 'two').read(token)?.sessionId]).toEqual([
      null,
      'family',
    ]);
    jest.advanceTimersByTime(600_001);
    expect(tokensOf('two', 'one').read(token)).toBeNull();
  });
});
