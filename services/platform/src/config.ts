import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  EVENTSTORE_URL: z.string().min(1),
  MONGODB_URL: z.string().min(1),
  REDIS_URL: z.string().min(1),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the worker and the projections answer /health/live, /health/ready and /metrics; 0: nowhere. The API does on PORT. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Signs tokens and seals subject keys; at least 32 characters. */
  FIELDHOUSE_SECRET: z.string().min(32),
  /** Folder of the built client; empty: the API serves no pages. */
  CLIENT_DIR: z.string().default(''),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Which of the three apps this process runs. */
  APPS: z.string().default('api,worker,projections'),
  SECURE_COOKIES: flag,
  /** E-mail address that is made site admin once it is confirmed. */
  FIRST_SITE_ADMIN: z.string().default(''),
  /** `smtp://user:password@host:port` or `smtps://…`; empty: mails are kept for the local inbox at /api/dev/mail. */
  SMTP_URL: z.string().default(''),
  MAIL_FROM: z.string().default('Fieldhouse <no-reply@localhost>'),
  /** Where people reach the product, without a slash at the end: the links in mails start with it. */
  PUBLIC_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Domains, separated by commas, whose addresses count as confirmed at sign-up: demonstrations and tests only. */
  CONFIRMED_EMAIL_DOMAINS: z.string().default(''),
  /** Sign-up, sign-in and refresh attempts per minute and address before 429. */
  AUTH_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** Messages through the contact form per hour and address before 429. */
  CONTACT_MESSAGES_PER_HOUR: z.coerce.number().int().min(1).default(10),
  /** How many sports complexes the open beta takes. */
  BETA_SPOTS: z.coerce.number().int().min(1).default(50),
});

/** The settings of one process, from its environment. */
export type Config = z.infer<typeof environment>;
/** Nest token of the {@link Config}. */
export const CONFIG = Symbol('Config');

/** Reads and checks the settings. @throws Error naming each wrong variable (never its value). */
export const readConfig = (source: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const parsed = environment.safeParse(source);
  if (parsed.success) {
    const address = parsed.data.PUBLIC_URL || `http://localhost:${parsed.data.PORT}`;
    return { ...parsed.data, PUBLIC_URL: address.replace(/\/+$/, '') };
  }
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`settings are missing or wrong: ${wrong.join('; ')}`);
};
