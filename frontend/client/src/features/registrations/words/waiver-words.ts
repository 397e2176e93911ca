import type { OwnRegistrationView } from '@fieldhouse/api-contract';
import { exactDay, lastDay } from '../../../shared/lib/times';

type Signature = OwnRegistrationView['signatures'][number];
export type SignatureState = 'unsigned' | 'changed' | 'expired' | 'accepted' | 'refused';

/** How a waiver was answered, and why it is asked anew. @param zone of the league */
export const signatureWords = (state: SignatureState, signature: Signature, zone: string): string => {
  const day = exactDay(signature.signedAt);
  const answered = signature.accepted ? 'signed' : 'did not accept';
  switch (state) {
    case 'unsigned':
      return '';
    case 'changed':
      return `The organizers have changed this waiver. You ${answered} version ${signature.version} on ${day}; read the new text and answer again.`;
    case 'expired':
      return `You ${answered} it on ${day}, and that does not count anymore. Answer again.`;
    case 'refused':
      return `You did not accept it on ${day}.`;
    case 'accepted':
      return `Signed by ${signature.name} on ${day}${signature.expiresAt === null ? '' : `, good until ${lastDay(signature.expiresAt, zone)}`}.`;
  }
};
