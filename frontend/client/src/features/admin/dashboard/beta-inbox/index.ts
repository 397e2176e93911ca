import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { count } from '../../../../shared/lib/words';

/** Applications for the open beta that wait for site admins. */
export const part: PartOf<'beta-inbox'> = {
  what: 'The beta inbox',
  needsOf: (waiting) => [
    {
      id: 'beta-inbox',
      title: `${count(waiting, 'beta application')} to read`,
      deadline: null,
      action: { to: '/admin?tab=beta', label: 'Open' },
    },
  ],
};
