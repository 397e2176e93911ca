import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { count } from '../../../../shared/lib/words';

/** Messages that wait for site admins. */
export const part: PartOf<'contact-inbox'> = {
  what: 'The message inbox',
  needsOf: (waiting) => [
    {
      id: 'contact-inbox',
      title: `${count(waiting, 'message')} to read`,
      deadline: null,
      action: { to: '/admin?tab=contact', label: 'Open' },
    },
  ],
};
