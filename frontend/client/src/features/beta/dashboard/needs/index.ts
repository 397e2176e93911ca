import type { NeedsPart } from '../../../../shared/dashboard/dashboard-part';
import { useNewestApplication } from '../../use-newest-application';

/** An application that was begun and not submitted. */
export const part: NeedsPart = {
  kind: 'needs',
  name: 'beta',
  what: 'Your beta application',
  useNeeds: () => {
    const { application, refetch } = useNewestApplication();
    const begun = application?.status === 'draft';
    const title = `Finish your application for ${application?.complexName || 'the open beta'}`;
    return {
      needs: begun
        ? [{ id: 'beta-draft', title, deadline: null, action: { to: '/complex', label: 'Go on' } }]
        : [],
      // Nobody waits for it, and the card of the application tells when it cannot be loaded.
      loading: false,
      error: undefined,
      retry: () => void refetch(),
    };
  },
};
