import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const PROXY = /^[\da-f.:]+(?:\/\d{1,3})?$/i;
/** As `Name <address>`, or the address alone. */
const SENDER = /^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;
const STRIPE_KEY = /^(?:[sr]k_\w+)?$/;
const WEBHOOK_SECRET = /^whsec_[\w+/=-]+$/;
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])$/i;
const APP = /^(?:api|worker|projections)$/;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

const SECRET_LENGTH = 32;
const SECRET_SHORT = `Give at least ${SECRET_LENGTH} characters`;
const webAddress = z.url({
  protocol: /^https?$/,
  abort: true,
  error: 'Give an address that begins with http:// or https://',
});
/** Separated by commas, without blanks; what stands between two commas and is empty is passed over. */
const list = (items: RegExp, fault: string) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((item) => item.trim() || []))
    .refine((given) => given.length > 0 && given.every((item) => items.test(item)), fault)
    .transform((given) => given.join(','));

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  EVENTSTORE_URL: z.string().min(1),
  MONGODB_URL: z.string().min(1),
  REDIS_URL: z.string().min(1),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the process answers /health/live, /health/ready and /metrics on HOST; 0: nowhere. The API does on PORT as well. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** What all keys come from: those that sign tokens and links and that seal personal data; at least 32 characters. */
  FIELDHOUSE_SECRET: z.string().min(SECRET_LENGTH, SECRET_SHORT),
  /** Understood beside it while the secret is changed; empty: none. */
  FIELDHOUSE_SECRET_PREVIOUS: z.string().min(SECRET_LENGTH, SECRET_SHORT).default(''),
  /** Folder of the built client; empty: the API serves no pages. */
  CLIENT_DIR: z.string().default(''),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Folder of files that people attach, the same for every process of the API and the worker. */
  FILES_DIR: z.string().default(''),
  /** `https://KEY:SECRET@host/bucket?region=eu-central-1`: files are kept there instead, by S3's protocol. */
  S3_URL: webAddress.refine((url) => namesBucket(new URL(url)), 'Give key, secret and bucket').default(''),
  /** Which of the three apps this process runs. */
  APPS: list(APP, 'Give api or worker or projections').default('api,worker,projections'),
  /**
   * Which proxies in front say where a request comes from: how many there are, or their addresses and networks (CIDR),
   * separated by commas. Empty: none, and what a request says about itself counts for nothing.
   */
  TRUST_PROXY: list(PROXY, 'Give the number of proxies, or their addresses').default(''),
  /** E-mail address that is made site admin once it is confirmed. */
  FIRST_SITE_ADMIN: z.email('Give an e-mail address').default(''),
  /** `smtp://user:password@host:port` or `smtps://…`; empty: mails are kept in the document store. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Give smtp://… or smtps://…' }).default(''),
  /** Kept mails can be read at /api/dev/mail, from this machine: for trying the product out, never in production. */
  LOCAL_INBOX: flag,
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'Give an address, or Name <address>')
    .default('Fieldhouse <no-reply@localhost>'),
  /** Hosts of push services besides those of the known browsers, separated by commas. */
  PUSH_HOSTS: list(HOST, 'Give names of hosts, such as push.example.org, with commas between').default(''),
  /** Where people reach the product, without a slash at the end: the links in mails start with it. */
  PUBLIC_URL: webAddress.default(''),
  /** Domains, separated by commas, whose addresses count as confirmed at sign-up: demonstrations and tests only. */
  CONFIRMED_EMAIL_DOMAINS: list(HOST, 'Give domains, such as example.org, with commas between').default(''),
  /** Sign-up, sign-in and refresh attempts per minute and address before 429. */
  AUTH_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** Messages through the contact form per hour, and in 24 hours, and network before 429. */
  CONTACT_MESSAGES_PER_HOUR: z.coerce.number().int().min(1).default(10),
  CONTACT_MESSAGES_PER_DAY: z.coerce.number().int().min(1).default(30),
  /** Invitations by e-mail address that an account may send per hour, and in 24 hours, before 429. */
  INVITATIONS_PER_HOUR: z.coerce.number().int().min(1).default(60),
  INVITATIONS_PER_DAY: z.coerce.number().int().min(1).default(100),
  /** Leagues that an account may create in 24 hours, and in 30 days, before 429. */
  LEAGUES_PER_DAY: z.coerce.number().int().min(1).default(10),
  LEAGUES_PER_MONTH: z.coerce.number().int().min(1).default(20),
  /** Registrations that an account may send in 24 hours before 429. */
  REGISTRATIONS_PER_DAY: z.coerce.number().int().min(1).default(100),
  /** Looks at the leagues that everybody sees, per minute and network, before 429. */
  LEAGUE_SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Teams that an account may create, requests to join that it may send to teams, and to captains of leagues, in 24 hours, before 429. */
  TEAMS_PER_DAY: z.coerce.number().int().min(1).default(10),
  JOIN_REQUESTS_PER_DAY: z.coerce.number().int().min(1).default(20),
  /** Codes of teams that an account may try per hour before 429: one in a million million is right. */
  TEAM_CODES_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /** Discount codes of leagues that an account may try per hour before 429. */
  DISCOUNT_CODES_PER_HOUR: z.coerce.number().int().min(1).default(30),
  /** Messages that an account may send or change in 10 seconds and in a day, and what else it may do in chats in a minute. */
  MESSAGES_PER_10_SECONDS: z.coerce.number().int().min(1).default(10),
  MESSAGES_PER_DAY: z.coerce.number().int().min(1).default(2_000),
  /** People whom an account may write to for the first time in 24 hours before 429. */
  NEW_CHATS_PER_DAY: z.coerce.number().int().min(1).default(20),
  CHAT_ACTIONS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** How long what is put together waits for more of the kind, before one mail or push is sent for all. */
  NOTICE_TOGETHER_SECONDS: z.coerce.number().int().min(0).default(900),
  /** Changes of an account's settings of notifications, and pushes to its own devices to try them, per minute before 429. */
  NOTICE_SETTINGS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  PUSH_TESTS_PER_MINUTE: z.coerce.number().int().min(1).default(6),
  /** Requests with links that end mails, per minute and network before 429: mail programs share networks. */
  UNSUBSCRIBES_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /** Megabytes of files that an account may send in 24 hours before 429. */
  FILES_MB_PER_DAY: z.coerce.number().int().min(1).default(200),
  /** Lists of players, previews too, per hour and account before 429. */
  IMPORTS_PER_HOUR: z.coerce.number().int().min(1).default(120),
  /** The secret key of the account with Stripe that cards are paid to; empty: no card payments. */
  STRIPE_SECRET_KEY: z.string().regex(STRIPE_KEY, 'Give a secret key, sk_… or rk_…').default(''),
  /** What signs Stripe's webhooks, `whsec_…`; several, separated by commas, while one takes another's place. */
  CARD_WEBHOOK_SECRETS: list(WEBHOOK_SECRET, 'Give whsec_…, with commas between').default(''),
  /** Where a practice provider answers in Stripe's place, on which no money moves; empty: Stripe itself. */
  CARD_PROVIDER_URL: webAddress.default(''),
  /** Webhooks of the card provider per minute and network before 429, after which it sends them again. */
  CARD_WEBHOOKS_PER_MINUTE: z.coerce.number().int().min(1).default(6_000),
  /** Pages to pay at that an account may open, and requests with links to pay by network, per minute before 429. */
  CHECKOUTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  PAY_LINKS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** How many sports complexes the open beta takes. */
  BETA_SPOTS: z.coerce.number().int().min(1).default(50),
});

const namesBucket = ({ username, password, pathname }: URL): boolean =>
  username !== '' && password !== '' && /[^/]/.test(pathname);

/** What to change, for who runs the product; none where the schema itself says it. */
const faultOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'It is missing' : 'Give a whole number';
    case 'too_small':
      return `Give ${issue.minimum} or more`;
    case 'too_big':
      return `Give ${issue.maximum} or less`;
    case 'invalid_value':
      return `Give ${issue.values.join(' or ')}`;
    default:
      return undefined;
  }
};

/** The settings of one process, from its environment. */
export type Config = z.infer<typeof environment> & {
  /** People reach the product over TLS only: cookies are for secure connections, and browsers are told to stay there. */
  readonly SECURE: boolean;
};
/** Nest token of the {@link Config}. */
export const CONFIG = Symbol('Config');

/** Settings that cannot be meant together; the message is one sentence that says what to change. */
export class UnsoundConfig extends Error {}

/**
 * Reads and checks the settings; one that is empty counts as not set.
 * @throws Error naming each wrong variable (never its value); UnsoundConfig
 */
export const readConfig = (source: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given, { error: faultOf });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}.`);
    throw new Error(`Settings are missing or wrong. ${wrong.join(' ')}`);
  }
  const address = parsed.data.PUBLIC_URL || `http://localhost:${parsed.data.PORT}`;
  const PUBLIC_URL = address.replace(/\/+$/, '');
  const config = { ...parsed.data, PUBLIC_URL, SECURE: PUBLIC_URL.startsWith('https:') };
  const unsound = Object.entries(UNSOUND).find(([, holds]) => holds(config));
  if (unsound) throw new UnsoundConfig(unsound[0]);
  return config;
};

const inProduction = ({ NODE_ENV }: Config): boolean => NODE_ENV === 'production';

const UNSOUND: Readonly<Record<string, (config: Config) => boolean>> = {
  'PUBLIC_URL is https, which only a proxy in front of the product can speak: set TRUST_PROXY to how many there are, or to their addresses.':
    ({ SECURE, TRUST_PROXY }) => SECURE && TRUST_PROXY === '',
  'In production people sign in over TLS: set PUBLIC_URL to their https address (http is for localhost only).':
    (config) => inProduction(config) && !config.SECURE && !LOOPBACK.test(new URL(config.PUBLIC_URL).hostname),
  'In production mails have to leave: set SMTP_URL.': (config) =>
    inProduction(config) && config.SMTP_URL === '',
  'PUSH_HOSTS names this machine, where whoever adds a device could send to: remove it.': (config) =>
    inProduction(config) && config.PUSH_HOSTS.split(',').some((host) => LOOPBACK.test(host)),
  'In production files have to be kept: set FILES_DIR to a folder that is backed up, or S3_URL.': (config) =>
    inProduction(config) && config.FILES_DIR === '' && config.S3_URL === '',
  'Card payments are told of by webhooks: set CARD_WEBHOOK_SECRETS to what signs them (whsec_…).': (config) =>
    config.STRIPE_SECRET_KEY !== '' && config.CARD_WEBHOOK_SECRETS === '',
  'CARD_PROVIDER_URL names a practice provider, which must not see the key of an account where money moves: set STRIPE_SECRET_KEY to the key that it prints, or remove CARD_PROVIDER_URL.':
    (config) => config.CARD_PROVIDER_URL !== '' && !config.STRIPE_SECRET_KEY.startsWith('sk_test_'),
  'CARD_PROVIDER_URL names a practice provider of another machine, on which no money moves: remove it.': (
    config,
  ) =>
    inProduction(config) &&
    config.CARD_PROVIDER_URL !== '' &&
    !LOOPBACK.test(new URL(config.CARD_PROVIDER_URL).hostname),
  'LOCAL_INBOX=1 shows everybody’s mails and is not for production: remove it.': (config) =>
    inProduction(config) && config.LOCAL_INBOX,
  'CONFIRMED_EMAIL_DOMAINS lets strangers claim addresses and is not for production: remove it.': (config) =>
    inProduction(config) && config.CONFIRMED_EMAIL_DOMAINS !== '',
};

const DOUBTFUL: Readonly<Record<string, (config: Config) => boolean>> = {
  'MAIL_FROM is an address of localhost, whose mails most servers refuse: set it to one of yours.': (
    config,
  ) => inProduction(config) && /@localhost>?$/.test(config.MAIL_FROM),
};

/** What works and is hardly meant, each in one sentence. */
export const doubtsAbout = (config: Config): readonly string[] =>
  Object.entries(DOUBTFUL).flatMap(([sentence, holds]) => (holds(config) ? [sentence] : []));

/** What Fastify and the live connections take for `trustProxy`. */
export const trustedProxies = ({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): false | number | string[] => {
  if (TRUST_PROXY === '' || TRUST_PROXY === '0') return false;
  return /^\d+$/.test(TRUST_PROXY) ? Number(TRUST_PROXY) : TRUST_PROXY.split(',');
};
