import { z } from 'zod';
import { linkToken, nameField, newPasswordField, newAddressField } from './identity.fields';

const currentPassword = z
  .string()
  .min(1, 'Enter your password')
  .max(200, 'Password must be at most 200 characters');
/** Six digits of the app, or one of the recovery codes. */
const code = z.string().trim().min(1, 'Enter the code').max(20, 'The code is too long');

/** PUT /api/account/names */
export const accountNamesBody = z.object({
  firstName: nameField('First name'),
  lastName: nameField('Last name'),
});
/** POST /api/account/password: 204; all other sessions end. 422 `password_wrong` */
export const changePasswordBody = z.object({
  password: currentPassword,
  newPassword: newPasswordField,
});
/** POST /api/account/email-change: 204; a mail goes to each address. 422 `password_wrong`, 409 `email_taken` */
export const emailChangeBody = z.object({ email: newAddressField, password: currentPassword });
/**
 * POST /api/auth/email-change and /api/auth/email-change/refuse, by the links of the mails. Refused as links are, and
 * with 409 `email_change_over` once the change has ended.
 */
export const emailChangeLinkBody = z.object({ token: linkToken });
/** `waiting`: the other address still has to agree. */
export const emailChangeOutcome = z.object({ state: z.enum(['waiting', 'changed']) });

/** POST /api/account/second-factor: begins to set it up. 422 `password_wrong`, 409 `second_factor_active` */
export const beginSecondFactorBody = z.object({ password: currentPassword });
export const secondFactorSetup = z.object({
  /** Base32, to be typed where there is no camera. */
  secret: z.string(),
  /** What the QR code holds: `otpauth://totp/…` */
  uri: z.string(),
});
/** POST /api/account/second-factor/confirm: the first code of the app. 422 `code_wrong` */
export const confirmSecondFactorBody = z.object({ code });
/** Shown once; each is good for one sign-in without the app. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/**
 * POST /api/account/second-factor/prove: 204; a code, of the app or a recovery code, is proven in this session. What needs
 * one that is fresh refuses with 403 `code_required` before. 422 `code_wrong`
 */
export const proveSecondFactorBody = z.object({ code });
/** POST /api/account/second-factor/disable: 204. 422 `password_wrong` or `code_wrong` */
export const disableSecondFactorBody = z.object({ password: currentPassword, code });
/** POST /api/auth/token?grant_type=second_factor, with the ticket of 403 `second_factor_required` */
export const secondFactorSignInBody = z.object({
  ticket: z.string().min(1, 'Sign in again').max(500, 'Sign in again'),
  code,
});

/** What has to be typed to erase an account. */
export const ERASE_WORD = 'ERASE';
/** POST /api/account/erase: 204, for good. The code only with a second factor. 409 `site_admin_stays` */
export const eraseAccountBody = z.object({
  password: currentPassword,
  code: code.nullish(),
  confirmation: z.literal(ERASE_WORD, `Type ${ERASE_WORD} in capital letters`),
});

/** GET /api/account */
export const accountView = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailConfirmedAt: z.string().nullable(),
  /** The address that the person asked for, and which addresses have agreed; null when none is asked for. */
  emailChange: z
    .object({
      email: z.string(),
      requestedAt: z.string(),
      approvedBy: z.array(z.enum(['current', 'new'])),
    })
    .nullable(),
  secondFactor: z.object({
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** When it is taken off because a site admin was asked to; until then its person can keep it on. */
    liftAt: z.string().nullable(),
  }),
  /** Site admins cannot erase their account, and need the second factor for their work. */
  siteAdmin: z.boolean(),
});
export type AccountNamesBody = z.infer<typeof accountNamesBody>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
export type EmailChangeBody = z.infer<typeof emailChangeBody>;
export type EmailChangeOutcome = z.infer<typeof emailChangeOutcome>;
export type BeginSecondFactorBody = z.infer<typeof beginSecondFactorBody>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
export type ConfirmSecondFactorBody = z.infer<typeof confirmSecondFactorBody>;
export type RecoveryCodesView = z.infer<typeof recoveryCodes>;
export type DisableSecondFactorBody = z.infer<typeof disableSecondFactorBody>;
export type SecondFactorSignInBody = z.infer<typeof secondFactorSignInBody>;
export type EraseAccountBody = z.infer<typeof eraseAccountBody>;
export type AccountView = z.infer<typeof accountView>;
