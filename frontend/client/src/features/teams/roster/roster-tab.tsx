import { calendarDay, type TeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { count } from '../../../shared/lib/words';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Section } from '../../../shared/ui/section';
import { UndoBar } from '../../../shared/ui/undo-bar';
import { InvitePanel } from '../invite/invite-panel';
import { fitting } from './member-words';
import { MemberDialogs, type MemberTask } from './member-dialogs';
import { OpenInvitations } from './open-invitations';
import { RemovedMembers } from './removed-members';
import { Requests } from './requests';
import { RosterFilters } from './roster-filters';
import { RosterList } from './roster-list';
import { useRemoval } from './use-removal';
import { useRestore } from './use-restore';

const FILTERED_FROM = 13;

/** Who is on the team, who may become so, and who was until just now. */
export const RosterTab = ({ team }: { readonly team: TeamView }) => {
  const { members, running, archived } = team;
  const [task, setTask] = useState<MemberTask | null>(null);
  const { removed, remove, forget } = useRemoval(team);
  const { restore } = useRestore(team.teamId);
  const [text] = useQueryParam('q');
  const [role] = useQueryParam('role');
  const [status] = useQueryParam('status');
  const filters = members.length >= FILTERED_FROM;
  const shown = filters ? fitting(members, { text: text ?? '', role, status }) : members;
  const alone = members.length < 2 && running !== null && !archived;
  // Whoever is writing addresses there goes on when the first of the others comes.
  const [wasAlone, setWasAlone] = useState(alone);
  if (alone && !wasAlone) setWasAlone(true);
  return (
    <>
      {running && <Requests team={team} requests={running.requests} />}
      {removed && (
        <Box sx={{ mb: 4 }}>
          <UndoBar
            key={removed.memberId}
            text={`${removed.name} was removed`}
            onUndo={() => {
              forget();
              void restore(removed);
            }}
            onGone={forget}
          />
        </Box>
      )}
      <Section title="Roster" hint={rosterHint(team)}>
        {filters && <RosterFilters shown={shown.length} />}
        {shown.length === 0 ? (
          <EmptyState title="Nobody fits">Look for another name, role or status.</EmptyState>
        ) : (
          <RosterList
            team={team}
            members={shown}
            onTask={(next) => (next.kind === 'remove' ? void remove(next.member) : setTask(next))}
          />
        )}
      </Section>
      {wasAlone && running && (
        <Section title="Invite people" hint={alone && 'A team of one is quickly more.'}>
          <InvitePanel team={team} />
        </Section>
      )}
      {running && <OpenInvitations team={team} invitations={running.invitations} />}
      {running && <RemovedMembers teamId={team.teamId} removed={running.removed} />}
      {task && <MemberDialogs team={team} task={task} onClose={() => setTask(null)} />}
    </>
  );
};

/** '12 players of at most 15 · nobody is added from Nov 1, 2026 on'. */
const rosterHint = ({ players, rosterLimit, frozenFrom }: TeamView): string =>
  [
    rosterLimit === null ? count(players, 'player') : `${count(players, 'player')} of at most ${rosterLimit}`,
    frozenFrom && `nobody is added from ${calendarDay(frozenFrom)} on`,
  ]
    .filter(Boolean)
    .join(' · ');
