import { sayable, type Mail } from '@fieldhouse/platform';
import { wallTime, type MemberRole } from '@fieldhouse/values';
import type { CreatedTeam, Invitation } from '../domain';

/** The mail to an invited address. It greets nobody by name: whose address it is, is not known. */
export const teamInvitationMail = (
  { details }: CreatedTeam,
  { email, role, expiresAt }: Invitation,
  url: string,
): Mail => {
  const name = sayable(details.name, 'A team');
  return {
    to: email,
    subject: `${name} invited you`,
    paragraphs: [
      'Hello,',
      `${name} invites you on Fieldhouse to be one of the team, ${AS[role]}.`,
      `Nothing counts before you accept. Open the invitation, sign in or sign up with this address, and accept or decline. It expires on ${wallTime(expiresAt, details.zone)}.`,
      'If you do not want it, decline it or ignore this e-mail: then nothing happens, and the team does not learn whether you have an account.',
    ],
    action: { label: 'See the invitation', url },
  };
};

const AS: Readonly<Record<MemberRole, string>> = {
  captain: 'as captain',
  admin: 'as one of its admins',
  player: 'as a player',
  substitute: 'as a substitute',
  treasurer: 'as its treasurer',
  spectator: 'to follow its games',
};
