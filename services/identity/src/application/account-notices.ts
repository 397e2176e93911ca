type Notice = {
  readonly subject: string;
  /** @param when such as 'on May 1, 2026, at 11:00 AM PDT' */
  readonly happened: (when: string) => string;
  /** What to do if it was somebody else. */
  readonly otherwise: string;
};

const SET_PASSWORD = 'If it was not you, set a new password now: that signs out all devices.';

/** Mails that tell the person of an account what happened to its security. */
export const notices = {
  SendSecondFactorOnMail: {
    subject: 'Two-step verification is on',
    happened: (when) =>
      `Two-step verification for your Fieldhouse account was turned on ${when}. All other devices were signed out.`,
    otherwise: 'If it was not you, set a new password now and ask us to turn off two-step verification.',
  },
  SendSecondFactorOffMail: {
    subject: 'Two-step verification is off',
    happened: (when) =>
      `Two-step verification for your Fieldhouse account was turned off ${when}. Your password alone signs you in.`,
    otherwise: SET_PASSWORD,
  },
  SendSecondFactorLiftMail: {
    subject: 'Two-step verification will be turned off',
    happened: (when) =>
      `We were asked to turn off two-step verification for your Fieldhouse account, and a site admin agreed ${when}. It happens in 24 hours.`,
    otherwise: 'If you did not ask for it, open your account and choose to keep two-step verification on.',
  },
  SendSecondFactorKeptMail: {
    subject: 'Two-step verification stays on',
    happened: (when) =>
      `The request to turn off two-step verification for your account was called off ${when}.`,
    otherwise: 'If it was not you, write to us.',
  },
  SendRecoveryCodeUsedMail: {
    subject: 'A recovery code was used',
    happened: (when) => `A recovery code of your Fieldhouse account was used up ${when}.`,
    otherwise: SET_PASSWORD,
  },
  SendWrongCodesMail: {
    subject: 'Wrong codes for your account',
    happened: (when) =>
      `Somebody gave the right password of your Fieldhouse account ${when}, and then several wrong codes. They were not let in.`,
    otherwise: 'If it was not you, somebody knows your password: set a new one now.',
  },
  SendNewDeviceMail: {
    subject: 'A new device signed in',
    happened: (when) => `Your Fieldhouse account was signed in to on a new device ${when}.`,
    otherwise: SET_PASSWORD,
  },
  SendEmailChangedMail: {
    subject: 'Your e-mail address was changed',
    happened: (when) => `Your Fieldhouse account now uses this address. It was changed ${when}.`,
    otherwise: 'If it was not you, write to us.',
  },
} as const satisfies Readonly<Record<string, Notice>>;
