import { isFailure, isUndecided, type Failure } from '../../../../shared/api/problem';
import type { Toasts } from '../../../../shared/ui/toasts';
import { createListSender, readPlan, type PlanDispatch } from './list-sender';

/** Teams whose lists are open on this page, which sees to them itself. */
const seenTo = new Set<string>();

/** Leaves a team's lists to the page on which they are open. @returns a function that ends it */
export const seeToLists = (leagueId: string, teamId: string): (() => void) => {
  const name = `${leagueId} ${teamId}`;
  seenTo.add(name);
  return () => void seenTo.delete(name);
};

/**
 * Sends the lists that somebody has changed and the server does not have yet.
 * @param names of what is kept: league and team
 * @returns the first failure that decided nothing; what cannot be sent stays
 */
export const sendUnsavedLists = async (
  dispatch: PlanDispatch,
  toast: Pick<Toasts, 'failed' | 'warn'>,
  accountId: string,
  names: readonly string[],
): Promise<Failure | null> => {
  let first: Failure | null = null;
  for (const name of names.filter((one) => !seenTo.has(one))) {
    const [leagueId = '', teamId = ''] = name.split(' ');
    const sender = createListSender({ accountId, leagueId, teamId, dispatch, toast });
    const failure = await readPlan(dispatch, { leagueId, teamId }).then(
      (plan) => {
        sender.read(plan);
        return sender.send();
      },
      (error: unknown) => {
        if (isFailure(error)) return isUndecided(error) || error.status === 401 ? error : null;
        throw error;
      },
    );
    first ??= failure;
  }
  return first;
};
