import type { CommandResultView } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { count } from '../../../shared/lib/words';
import { teamsApi } from '../api/teams.api';

/**
 * What has become of invitations to addresses: those that are open now and were not before were sent. The rest was left
 * out, the person's own address and those of members who have come by an invitation; which ones, nobody is told.
 */
export const useInvitedWords = (teamId: string) => {
  const [look] = teamsApi.useLazyTeamQuery();
  return useCallback(
    async (
      { revision }: Pick<CommandResultView, 'revision'>,
      addresses: readonly string[],
      openBefore: readonly string[] = [],
    ): Promise<string> => {
      const { data } = await look(teamId);
      // What is older than the command cannot say.
      const now =
        data && data.revision >= revision ? data.running?.invitations.map(({ to }) => to) : undefined;
      const asked = addresses.map((one) => one.toLowerCase());
      const already = asked.filter((one) => openBefore.includes(one)).length;
      const left = now ? asked.filter((one) => ![...openBefore, ...now].includes(one)).length : 0;
      const sent = asked.length - already - left;
      return [
        sent > 0 && `${count(sent, 'invitation')} sent`,
        already > 0 &&
          `${already} ${already === 1 ? 'is' : 'are'} invited already: send ${already === 1 ? 'it' : 'them'} again below`,
        left > 0 && `${count(left, 'address', 'addresses')} left out: your own, or on the team already`,
      ]
        .filter(Boolean)
        .join('. ');
    },
    [look, teamId],
  );
};
