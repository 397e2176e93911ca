import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { ConfirmNeed } from './confirm-need';

/** An e-mail that is not confirmed yet, which closes more than one door. */
export const part: PartOf<'confirm-email'> = {
  what: 'Your e-mail',
  needsOf: () => [{ id: 'confirm-email', deadline: null, Content: ConfirmNeed }],
};
