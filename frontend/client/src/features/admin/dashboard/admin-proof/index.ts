import type { Need, PartOf } from '../../../../shared/dashboard/dashboard-part';

const NEEDS: Readonly<Record<'factor' | 'code', Need>> = {
  factor: {
    id: 'admin-second-factor',
    title: 'Turn on two-step verification',
    detail: 'Until then the pages of site admins stay closed.',
    deadline: null,
    action: { to: '/player-profile?tab=account', label: 'Open account security' },
  },
  code: {
    id: 'admin-code',
    title: 'Enter a code for the pages of site admins',
    detail: 'You signed in here with your password alone.',
    deadline: null,
    action: { to: '/admin', label: 'Enter the code' },
  },
};

/** What a site admin still lacks for the pages of site admins. */
export const part: PartOf<'admin-proof'> = {
  what: 'Two-step verification',
  needsOf: (lack) => [NEEDS[lack]],
};
