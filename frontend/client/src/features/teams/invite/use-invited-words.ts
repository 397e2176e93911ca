import type { CommandResultView } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { count } from '../../../shared/lib/words';
import { teamsApi } from '../api/teams.api';

/**
 * What has become of invitations to addresses: as many as are open now were sent. The rest was left out, the person's own
 * address and those of members who have come by an invitation; which ones, nobody is told.
 */
export const useInvitedWords = (teamId: string) => {
  const [look] = teamsApi.useLazyTeamQuery();
  return useCallback(
    async (
      { revision }: Pick<CommandResultView, 'revision'>,
      addresses: readonly string[],
    ): Promise<string> => {
      const { data } = await look(teamId);
      const invited = new Set(data?.running?.invitations.map(({ to }) => to));
      // What is older than the command cannot say.
      const left =
        data && data.revision >= revision
          ? addresses.filter((one) => !invited.has(one.toLowerCase())).length
          : 0;
      const sent = `${count(addresses.length - left, 'invitation')} sent`;
      if (left === 0) return sent;
      return `${sent}. ${count(left, 'address', 'addresses')} left out: your own, or on the team already`;
    },
    [look, teamId],
  );
};
