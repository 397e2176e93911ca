import { plays, type MemberView, type TeamView } from '@fieldhouse/api-contract';
import { useRef, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { isStale } from '../../../shared/api/use-seen';
import { differing } from '../../../shared/form/differing';
import { pauseUntil } from '../../../shared/lib/pause';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { useTeamPatch } from '../page/use-team-patch';

/**
 * Takes a member off the roster at once; who was removed last can be taken back. What else changes on the team meanwhile
 * is in nobody's way; whoever has become somebody else, or has left and come back, stays.
 */
export const useRemoval = (team: TeamView) => {
  const { teamId } = team;
  const [trigger] = teamsApi.useRemoveMemberMutation();
  const { run } = useCommand(trigger);
  const patched = useTeamPatch(teamId);
  const toast = useToast();
  const [removed, setRemoved] = useState<MemberView | null>(null);
  const now = useRef(team);
  now.current = team;
  const remove = async (member: MemberView, ifRevision = team.revision): Promise<void> => {
    const { memberId, name, role, status } = member;
    const counts = status === 'active' && plays(role);
    const outcome = await patched(
      ({ members, players }) => ({
        members: members.filter((one) => one.memberId !== memberId),
        players: counts ? players - 1 : players,
      }),
      () => run({ teamId, memberId, reason: null, ifRevision }),
    );
    if (outcome.ok) return setRemoved(member);
    if (!isStale(outcome.failure)) return toast.failed(`${name} was not removed`, outcome.failure);
    await pauseUntil(() => now.current.revision !== ifRevision);
    const { revision, members } = now.current;
    const same = members.find((one) => one.memberId === memberId);
    if (revision !== ifRevision && same && differing(who(member), who(same)).length === 0)
      return remove(member, revision);
    toast.failed(`${name} was not removed`, { ...outcome.failure, detail: same ? CHANGED : GONE });
  };
  return { removed, remove, forget: () => setRemoved(null) } as const;
};

const CHANGED = 'Somebody changed that meanwhile. Look at who they are on the team now.';
const GONE = 'They are not on the team anymore.';

/** What somebody is on the team, and since when. */
const who = ({ accountId, role, status, joinedAt }: MemberView) => ({ accountId, role, status, joinedAt });
