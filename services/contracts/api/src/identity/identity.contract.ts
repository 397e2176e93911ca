import { z } from 'zod';

const email = z.email('Invalid email address').max(254, 'Invalid email address');
const password = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

/** POST /api/auth/token?grant_type=password */
export const signInBody = z.object({ email, password });
/** POST /api/auth/signup */
export const signUpBody = z.object({
  email,
  password,
  firstName: z
    .string()
    .trim()
    .min(1, 'First name is required')
    .max(50, 'First name must be at most 50 characters'),
  lastName: z
    .string()
    .trim()
    .min(1, 'Last name is required')
    .max(50, 'Last name must be at most 50 characters'),
});

/** GET /api/auth/user, and part of every session. */
export const userView = z.object({
  id: z.string(),
  email: z.string(),
  user_metadata: z.object({ first_name: z.string(), last_name: z.string() }),
  roles: z.array(z.enum(['site_admin', 'complex_owner'])),
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
export type SignInBody = z.infer<typeof signInBody>;
export type SignUpBody = z.infer<typeof signUpBody>;
export type UserView = z.infer<typeof userView>;
export type SessionView = z.infer<typeof sessionView>;

/** `message` as clients of the auth service read it, beside the problem's own fields. */
export const NO_CREDENTIALS = 'You must provide either an email or phone number and a password';
