import type { NeedsPart } from '../../../../shared/dashboard/dashboard-part';
import { useMyDrafts } from '../../draft-leagues/use-my-drafts';
import { needOf } from './draft-needs';

/** Drafts that are on, to be prepared, or to be published. */
export const part: NeedsPart = {
  kind: 'needs',
  name: 'drafts',
  what: 'Your drafts',
  useNeeds: () => {
    const { data, error, refetch } = useMyDrafts();
    return {
      needs: (data?.leagues ?? []).flatMap((league) => needOf(league) ?? []),
      loading: !data && !error,
      error: data ? undefined : error,
      retry: () => void refetch(),
    };
  },
};
