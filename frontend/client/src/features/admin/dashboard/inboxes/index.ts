import type { Need, Needs, NeedsPart } from '../../../../shared/dashboard/dashboard-part';
import { isFailure } from '../../../../shared/api/problem';
import { count } from '../../../../shared/lib/words';
import { useRoles } from '../../../../shared/session/use-session';
import { adminBetaApi } from '../../api/admin-beta.api';
import { adminContactApi } from '../../api/admin-contact.api';

const SECOND_FACTOR: Need = {
  id: 'admin-second-factor',
  title: 'Turn your second factor on',
  detail: 'Until then the pages of site admins stay closed.',
  deadline: null,
  action: { to: '/player-profile?tab=account', label: 'Open account security' },
};

const CODE: Need = {
  id: 'admin-code',
  title: 'Enter a code for the pages of site admins',
  detail: 'You signed in here with your password alone.',
  deadline: null,
  action: { to: '/admin', label: 'Enter the code' },
};

const useInboxes = (): Needs => {
  const options = { skip: !useRoles().has('site_admin') };
  const beta = adminBetaApi.useBetaInboxInfiniteQuery('submitted', options);
  const contact = adminContactApi.useContactInboxInfiniteQuery('open', options);
  const error = beta.data && contact.data ? undefined : (beta.error ?? contact.error);
  const retry = (): void => void Promise.all([beta.refetch(), contact.refetch()]);
  if (isFailure(error) && error.code === 'second_factor_required')
    return { needs: [SECOND_FACTOR], loading: false, error: undefined, retry };
  if (isFailure(error) && error.code === 'code_required')
    return { needs: [CODE], loading: false, error: undefined, retry };
  const need = (id: string, waiting: number, more: boolean, what: string, tab: string): Need[] =>
    waiting === 0
      ? []
      : [
          {
            id,
            title: more ? `More than ${count(waiting, what)} to read` : `${count(waiting, what)} to read`,
            deadline: null,
            action: { to: `/admin?tab=${tab}`, label: 'Open' },
          },
        ];
  const applications = beta.data?.pages.flatMap((page) => page.applications) ?? [];
  const tickets = contact.data?.pages.flatMap((page) => page.tickets) ?? [];
  return {
    needs: [
      ...need('admin-beta', applications.length, beta.hasNextPage, 'beta application', 'beta'),
      ...need('admin-contact', tickets.length, contact.hasNextPage, 'message', 'contact'),
    ],
    loading: beta.isLoading || contact.isLoading,
    error,
    retry,
  };
};

/** What waits for site admins: applications for the open beta, and messages. */
export const part: NeedsPart = { kind: 'needs', name: 'admin', what: 'The inboxes', useNeeds: useInboxes };
