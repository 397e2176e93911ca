import { mapProblems, type ProblemTable } from '@fieldhouse/kernel';
import { AccountError, type AccountErrorCode } from '../domain/account.decider';

export const accountProblems = {
  account_unknown: { status: 404, title: 'Not found', detail: 'There is no such account.' },
  last_site_admin_role: {
    status: 409,
    title: 'Not your own',
    detail: 'Another site admin has to take this role from you.',
  },
} satisfies ProblemTable<AccountErrorCode>;

mapProblems(AccountError, accountProblems);
