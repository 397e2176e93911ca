import { calendarDay, type OwnRegistrationView, type WaiverView } from '@fieldhouse/api-contract';
import { count } from '../../../shared/lib/words';
import { exactDay } from '../../../shared/lib/times';

/** For how long a signature counts, as 'Counts until the end of the season'. */
export const expiryWords = (expiry: WaiverView['expiry']): string => {
  switch (expiry.kind) {
    case 'never':
      return 'Counts for good';
    case 'season':
      return 'Counts until the end of the season';
    case 'date':
      return `Counts until ${calendarDay(expiry.until)}`;
    case 'days':
      return `Counts for ${count(expiry.days, 'day')}`;
  }
};

type Signature = OwnRegistrationView['signatures'][number];
export type SignatureState = 'unsigned' | 'changed' | 'expired' | 'accepted' | 'refused';

/** How a waiver was answered, and why it is asked anew. */
export const signatureWords = (state: SignatureState, signature: Signature): string => {
  const day = exactDay(signature.signedAt);
  const answered = signature.accepted ? 'signed' : 'did not accept';
  switch (state) {
    case 'unsigned':
      return '';
    case 'changed':
      return `The organizer has changed this waiver. You ${answered} version ${signature.version} on ${day}; read the new text and answer again.`;
    case 'expired':
      return `You ${answered} it on ${day}, and that does not count any more. Answer again.`;
    case 'refused':
      return `You did not accept it on ${day}.`;
    case 'accepted':
      return `Signed by ${signature.name} on ${day}${signature.expiresAt === null ? '' : `, good until ${exactDay(signature.expiresAt)}`}.`;
  }
};
