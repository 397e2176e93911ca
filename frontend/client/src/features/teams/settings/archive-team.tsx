import type { TeamView } from '@fieldhouse/api-contract';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';

type Way = 'archive' | 'reopen';
const VERBS: Readonly<Record<Way, string>> = { archive: 'Archive', reopen: 'Reopen' };

/** Ends what the team does, or begins it again; nothing is deleted. */
export const ArchiveTeam = ({
  team: { teamId, name, archived },
  owed,
}: {
  readonly team: TeamView;
  /** What is owed to the team and by it; shown before it is archived. */
  readonly owed: ReactNode;
}) => {
  /** What is asked about stays that, also where somebody else has done it meanwhile. */
  const [asked, setAsked] = useState<Way | null>(null);
  const [archiveTrigger] = teamsApi.useArchiveTeamMutation();
  const [reopenTrigger] = teamsApi.useReopenTeamMutation();
  const archive = useCommand(archiveTrigger);
  const reopen = useCommand(reopenTrigger);
  const toast = useToast();
  const way: Way = archived ? 'reopen' : 'archive';
  const about = asked ?? way;
  const { run, busy, failure, clearFailure } = about === 'reopen' ? reopen : archive;
  const confirm = async (): Promise<void> => {
    if (!(await run({ teamId })).ok) return;
    setAsked(null);
    toast.show(about === 'reopen' ? `${name} is open again` : `${name} is archived`);
  };
  return (
    <Section
      title={`${VERBS[way]} the team`}
      hint={
        archived
          ? 'Everything is there as it was.'
          : 'Nobody joins, nothing changes, everything can still be read. You can reopen it.'
      }
    >
      <Button onClick={() => setAsked(way)}>{VERBS[way]} the team…</Button>
      <ConfirmDialog
        open={asked !== null}
        title={`${VERBS[about]} ${name}?`}
        confirmLabel={`${VERBS[about]} the team`}
        tone={about === 'reopen' ? 'primary' : 'error'}
        busy={busy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          setAsked(null);
          clearFailure();
        }}
      >
        {about === 'reopen' ? (
          'Members can do everything again that they could before.'
        ) : (
          <>Open invitations, requests and the link rest until it is reopened. The history stays.{owed}</>
        )}
      </ConfirmDialog>
    </Section>
  );
};
