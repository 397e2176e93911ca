import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { count } from '../../../../shared/lib/words';

/** Reported messages that wait for site admins. */
export const part: PartOf<'chat-reports'> = {
  what: 'Reported messages',
  needsOf: (waiting) => [
    {
      id: 'chat-reports',
      title: `${count(waiting, 'reported message')} to judge`,
      deadline: null,
      action: { to: '/admin?tab=reports', label: 'Open' },
    },
  ],
};
