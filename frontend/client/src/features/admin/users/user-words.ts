import type { AdminUserStep, GlobalRoleView } from '@fieldhouse/api-contract';

export const ROLE_WORDS: Readonly<Record<GlobalRoleView, string>> = {
  complex_owner: 'Complex owner',
  site_admin: 'Site admin',
};

const STEPS: Readonly<Record<string, string>> = {
  AccountRegistered: 'Signed up',
  TermsAccepted: 'Accepted the terms',
  EmailConfirmationRequested: 'Asked for the confirmation e-mail',
  EmailConfirmed: 'Confirmed the e-mail address',
  PasswordRecoveryRequested: 'Asked to set a new password',
  PasswordChanged: 'Changed the password',
  SessionFamilyRevoked: 'A session ended',
  AccountNamesChanged: 'Changed the name',
  EmailChangeRequested: 'Asked for another e-mail address',
  EmailChangeApproved: 'Agreed to the new e-mail address',
  EmailChanged: 'Moved to another e-mail address',
  EmailChangeEnded: 'Gave up the new e-mail address',
  SecondFactorEnabled: 'Turned on two-step verification',
  SecondFactorDisabled: 'Turned off two-step verification',
  SecondFactorLiftRequested: 'A site admin was asked to turn off two-step verification',
  SecondFactorLiftCancelled: 'Two-step verification stays on after all',
  NewDeviceSignedIn: 'Signed in on a new device',
  WrongCodesGiven: 'Wrong codes after the right password',
  RecoveryCodeUsed: 'Signed in with a recovery code',
};

/** What happened, as a sentence. */
export const stepSentence = ({ type, role }: AdminUserStep): string => {
  const named = role ? ROLE_WORDS[role] : '';
  if (type === 'GlobalRoleGranted') return `Role ${named} granted`;
  if (type === 'GlobalRoleRevoked') return `Role ${named} revoked`;
  // A kind of fact that came later than this page.
  return STEPS[type] ?? type.replace(/(?<!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
};
