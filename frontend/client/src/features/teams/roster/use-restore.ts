import { useCommand } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';

type Removed = { readonly memberId: string; readonly name: string };

/** Takes somebody back onto the team as they were. */
export const useRestore = (teamId: string) => {
  const [trigger] = teamsApi.useRestoreMemberMutation();
  const { run, busy } = useCommand(trigger);
  const toast = useToast();
  const restore = async ({ memberId, name }: Removed): Promise<void> => {
    const outcome = await run({ teamId, memberId });
    if (outcome.ok) toast.show(`${name} is back on the team`);
    else toast.failed(`${name} was not put back on the team`, outcome.failure);
  };
  return { restore, busy } as const;
};
