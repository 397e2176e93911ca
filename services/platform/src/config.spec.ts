import { UnsoundConfig, readConfig, trustedProxies } from './config';

const needed = {
  EVENTSTORE_URL: 'esdb://localhost',
  MONGODB_URL: 'mongodb://localhost',
  REDIS_URL: 'redis://localhost',
  FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890',
};
const production = {
  ...needed,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.org',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://mail',
  FILES_DIR: '/var/lib/fieldhouse/files',
};

describe('settings', () => {
  it('are secure where people come over TLS', () => {
    expect(readConfig(production)).toMatchObject({ SECURE: true, PUBLIC_URL: 'https://play.example.org' });
    expect(readConfig(needed)).toMatchObject({ SECURE: false, PUBLIC_URL: 'http://localhost:3000' });
    expect(readConfig({ ...production, PUBLIC_URL: 'http://localhost:3000' }).SECURE).toBe(false);
  });

  it.each([
    [{ TRUST_PROXY: '' }, /^PUBLIC_URL is https.*TRUST_PROXY/],
    [{ PUBLIC_URL: 'http://play.example.org' }, /^In production people sign in over TLS/],
    [{ SMTP_URL: '' }, /SMTP_URL\.$/],
    [{ PUSH_HOSTS: 'push.example.org, 127.0.0.1' }, /^PUSH_HOSTS/],
    [{ FILES_DIR: '' }, /FILES_DIR.*S3_URL\.$/],
    [{ LOCAL_INBOX: '1' }, /^LOCAL_INBOX=1/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, /CARD_WEBHOOK_SECRETS/],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        CARD_WEBHOOK_SECRETS: 'whsec_1',
        CARD_PROVIDER_URL: 'http://127.0.0.1:1',
      },
      /^CARD_PROVIDER_URL.*must not see the key/,
    ],
    [
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        CARD_WEBHOOK_SECRETS: 'whsec_1',
        CARD_PROVIDER_URL: 'http://10.0.0.1:1',
      },
      /^CARD_PROVIDER_URL.*of another machine/,
    ],
    [{ CONFIRMED_EMAIL_DOMAINS: 'example.org' }, /^CONFIRMED_EMAIL_DOMAINS/],
  ])('that cannot be meant are refused in one sentence: %o', (wrong, sentence) => {
    const read = () => readConfig({ ...production, ...wrong });
    expect(read).toThrow(UnsoundConfig);
    expect(read).toThrow(sentence);
  });

  it('name a wrong variable and never its value', () => {
    expect(() => readConfig({ ...needed, FIELDHOUSE_SECRET: 'short' })).toThrow(/FIELDHOUSE_SECRET/);
    expect(() => readConfig({ ...needed, TRUST_PROXY: 'everybody' })).toThrow(/TRUST_PROXY/);
  });

  it.each([
    ['', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('trust the proxies that are named: %s', (TRUST_PROXY, expected) => {
    expect(trustedProxies({ TRUST_PROXY })).toEqual(expected);
  });
});
