import { plays, type MemberView, type TeamView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { useTeamPatch } from '../page/use-team-patch';

/** Takes a member off the roster at once; who was removed last can be taken back. */
export const useRemoval = ({ teamId }: TeamView) => {
  const [trigger] = teamsApi.useRemoveMemberMutation();
  const { run } = useCommand(trigger);
  const patched = useTeamPatch(teamId);
  const toast = useToast();
  const [removed, setRemoved] = useState<MemberView | null>(null);
  const remove = async (member: MemberView): Promise<void> => {
    const { memberId, name, role, status } = member;
    const counts = status === 'active' && plays(role);
    const outcome = await patched(
      ({ members, players }) => ({
        members: members.filter((one) => one.memberId !== memberId),
        players: counts ? players - 1 : players,
      }),
      () => run({ teamId, memberId, reason: null }),
    );
    if (outcome.ok) setRemoved(member);
    else toast.failed(`${name} was not removed`, outcome.failure);
  };
  return { removed, remove, forget: () => setRemoved(null) } as const;
};
