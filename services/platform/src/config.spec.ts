import { UnsoundConfig, doubtsAbout, readConfig, trustedProxies } from './config';

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
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['CARD_WEBHOOK_SECRETS', 'whsec_1,sk_live_1'],
    ['FIRST_SITE_ADMIN', 'you'],
    ['S3_URL', 'https://storage.example.org/files'],
    ['S3_URL', 'https://KEY:SECRET@storage.example.org/'],
    ['APPS', 'api, workers'],
    ['MAIL_FROM', 'Fieldhouse'],
    ['PUSH_HOSTS', 'http://push.example.org'],
    ['PUSH_HOSTS', 'a.example.org b.example.org'],
    ['PUSH_HOSTS', ' , ,'],
    ['APPS', ','],
    ['TRUST_PROXY', ',,'],
    ['CARD_WEBHOOK_SECRETS', ' ,,'],
    ['CONFIRMED_EMAIL_DOMAINS', '@@'],
    ['CONFIRMED_EMAIL_DOMAINS', 'example.org example.com'],
  ])('have a shape: %s=%s has none', (name, value) => {
    const read = () => readConfig({ ...needed, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });

  it.each([
    ['SMTP_URL', 'smtps://user:pass%40word@mail.example.org:465'],
    ['SMTP_URL', 'smtp://mail:1025'],
    ['STRIPE_SECRET_KEY', 'rk_live_1'],
    ['CARD_WEBHOOK_SECRETS', 'whsec_1,whsec_a-b_2'],
    ['FIRST_SITE_ADMIN', 'you@example.org'],
    ['S3_URL', 'http://KEY:SECRET@127.0.0.1:9000/files?region=eu-central-1'],
    ['MAIL_FROM', 'no-reply@example.org'],
    ['MAIL_FROM', 'The club <no-reply@example.org>'],
    ['PUSH_HOSTS', 'Push.example.org,127.0.0.1,[::1],localhost'],
    ['CONFIRMED_EMAIL_DOMAINS', 'example.org,club.example'],
  ])('are taken as they are: %s=%s', (name, value) => {
    const all = { ...needed, CARD_WEBHOOK_SECRETS: 'whsec_1', [name]: value };
    expect(readConfig(all)).toMatchObject({ [name]: value });
  });

  it.each([
    [{ EVENTSTORE_URL: '' }, 'EVENTSTORE_URL: It is missing.'],
    [{ FIELDHOUSE_SECRET: 'short' }, 'FIELDHOUSE_SECRET: Give at least 32 characters.'],
    [{ FIELDHOUSE_SECRET_PREVIOUS: 'short' }, 'FIELDHOUSE_SECRET_PREVIOUS: Give at least 32 characters.'],
    [{ PORT: 'http' }, 'PORT: Give a whole number.'],
    [{ PORT: '80.5' }, 'PORT: Give a whole number.'],
    [{ PORT: '70000' }, 'PORT: Give 65535 or less.'],
    [{ BETA_SPOTS: '0' }, 'BETA_SPOTS: Give 1 or more.'],
    [{ LOCAL_INBOX: 'yes' }, 'LOCAL_INBOX: Give 0 or 1.'],
    [{ APPS: 'apis' }, 'APPS: Give api or worker or projections.'],
    [{ PUBLIC_URL: 'play' }, 'PUBLIC_URL: Give an address that begins with http:// or https://.'],
    [{ FIRST_SITE_ADMIN: 'you' }, 'FIRST_SITE_ADMIN: Give an e-mail address.'],
    [{ PORT: 'http', BETA_SPOTS: '-1' }, 'PORT: Give a whole number. BETA_SPOTS: Give 1 or more.'],
  ])('say in plain words what to change: %o', (wrong, sentences) => {
    expect(() => readConfig({ ...needed, ...wrong })).toThrow(
      new Error(`Settings are missing or wrong. ${sentences}`),
    );
  });

  it('name apps, hosts and domains with or without blanks', () => {
    const [PUSH_HOSTS, CONFIRMED_EMAIL_DOMAINS] = ['a.example.org, b.example.org', 'example.org , b.example'];
    expect(readConfig({ ...needed, APPS: 'api, worker', PUSH_HOSTS, CONFIRMED_EMAIL_DOMAINS })).toMatchObject(
      {
        ...{ APPS: 'api,worker', PUSH_HOSTS: 'a.example.org,b.example.org' },
        CONFIRMED_EMAIL_DOMAINS: 'example.org,b.example',
      },
    );
  });

  it.each([
    ['APPS', 'api,,worker,', 'api,worker'],
    ['PUSH_HOSTS', 'a.example.org,, b.example.org , ', 'a.example.org,b.example.org'],
    ['CONFIRMED_EMAIL_DOMAINS', ',example.org', 'example.org'],
    ['TRUST_PROXY', '10.0.0.1, ,10.0.0.2', '10.0.0.1,10.0.0.2'],
    ['TRUST_PROXY', ' 2 ', '2'],
    ['CARD_WEBHOOK_SECRETS', 'whsec_1,,whsec_a-b_2,', 'whsec_1,whsec_a-b_2'],
  ])('pass over what is empty between commas: %s=%s', (name, value, read) => {
    expect(readConfig({ ...needed, [name]: value })).toMatchObject({ [name]: read });
  });

  it('that are empty are not set', () => {
    const empty = { PORT: '', HEALTH_PORT: '', HOST: '', MAIL_FROM: '', APPS: '', MESSAGES_PER_DAY: '' };
    expect(readConfig({ ...needed, ...empty })).toEqual(readConfig(needed));
    expect(() => readConfig({ ...needed, MONGODB_URL: '' })).toThrow('MONGODB_URL');
  });

  it('are doubted where mails come from nowhere', () => {
    expect(doubtsAbout(readConfig(production))).toEqual([expect.stringMatching(/^MAIL_FROM .*\.$/)]);
    expect(doubtsAbout(readConfig({ ...production, MAIL_FROM: 'Us <us@example.org>' }))).toEqual([]);
    expect(doubtsAbout(readConfig(needed))).toEqual([]);
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
