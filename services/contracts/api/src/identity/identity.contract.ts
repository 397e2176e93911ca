import { z } from 'zod';
import { linkToken, nameField, newAddressField, newPasswordField } from './identity.fields';

const email = newAddressField;
const password = newPasswordField;
const version = z
  .string()
  .regex(/^[\w.-]{1,40}$/, 'Give the version as the page names it')
  .nullish();
/** POST /api/auth/token?grant_type=password */
export const signInBody = z.object({ email, password });
/** POST /api/auth/signup */
export const signUpBody = z.object({
  email,
  password,
  firstName: nameField('First name'),
  lastName: nameField('Last name'),
  /** The versions of the legal texts that were accepted, as their pages name them; recorded as facts. */
  termsVersion: version,
  privacyVersion: version,
  /** Why the person signs up: `beta` leads an owner of a sports complex on to the application. */
  intent: z.enum(['beta']).nullish(),
});
/**
 * POST /api/auth/confirm, signed in to the account: 204, or 410 `link_expired`, 409 `link_used`, 409 `sign_in_to_confirm`
 * for everybody else, 404 `link_unknown`.
 */
export const confirmBody = z.object({ token: linkToken });
/** POST /api/auth/recover: 204 whether or not somebody signs in with the address. */
export const recoverBody = z.object({ email });
/** POST /api/auth/recover/password: 204, or refused as {@link confirmBody} is. All sessions of the account end. */
export const newPasswordBody = z.object({ token: linkToken, password });

/** GET /api/auth/user, and part of every session. */
export const userView = z.object({
  id: z.string(),
  email: z.string(),
  user_metadata: z.object({ first_name: z.string(), last_name: z.string() }),
  roles: z.array(z.enum(['site_admin', 'complex_owner'])),
  /** ISO-8601 UTC; null until the link in the confirmation mail was followed. */
  email_confirmed_at: z.string().nullable(),
  /** The version of the terms that was accepted last. */
  terms_version: z.string().nullable(),
});
/** What sign-up, sign-in and refresh answer; the refresh token travels in an HttpOnly cookie only. */
export const sessionView = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds. */
  expires_in: z.number().int(),
  /** Seconds since the epoch. */
  expires_at: z.number().int(),
  user: userView,
});

/** GET /api/auth/sessions answers a list of these, the last used first. DELETE /api/auth/sessions/{sessionId} ends one. */
export const sessionItem = z.object({
  id: z.string(),
  /** Whether this is the session that asks. */
  current: z.boolean(),
  /** Such as 'Chrome on Windows'. */
  device: z.string(),
  /** ISO-8601 UTC. */
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** The network that it was last used from, such as '203.0.113.x'. */
  ip: z.string(),
});
/** POST /api/auth/logout?scope=…: this session (the default), all but this one, or all. */
export const logoutScope = z.enum(['local', 'others', 'global']);
export type SessionItemView = z.infer<typeof sessionItem>;
export type LogoutScope = z.infer<typeof logoutScope>;
export type ConfirmBody = z.infer<typeof confirmBody>;
export type RecoverBody = z.infer<typeof recoverBody>;
export type NewPasswordBody = z.infer<typeof newPasswordBody>;
export type SignInBody = z.infer<typeof signInBody>;
export type SignUpBody = z.infer<typeof signUpBody>;
export type UserView = z.infer<typeof userView>;
export type SessionView = z.infer<typeof sessionView>;

/** `message` as clients of the auth service read it, beside the problem's own fields. */
export const NO_CREDENTIALS = 'You must provide either an email or phone number and a password';

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** The address that is not confirmed yet. */
    readonly 'confirm-email': string;
    /** What somebody with the role lacks for the pages of site admins: a second factor, or a code of it. */
    readonly 'admin-proof': 'factor' | 'code';
  }
}
