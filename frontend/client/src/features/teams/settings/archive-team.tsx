import type { TeamView } from '@fieldhouse/api-contract';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';

/** Ends what the team does, or begins it again; nothing is deleted. */
export const ArchiveTeam = ({
  team: { teamId, name, archived },
  owed,
}: {
  readonly team: TeamView;
  /** What is owed to the team and by it; shown before it is archived. */
  readonly owed: ReactNode;
}) => {
  const [asking, setAsking] = useState(false);
  const [archiveTrigger] = teamsApi.useArchiveTeamMutation();
  const [reopenTrigger] = teamsApi.useReopenTeamMutation();
  const archive = useCommand(archiveTrigger);
  const reopen = useCommand(reopenTrigger);
  const { run, busy, failure, clearFailure } = archived ? reopen : archive;
  const toast = useToast();
  const verb = archived ? 'Reopen' : 'Archive';
  const confirm = async (): Promise<void> => {
    if (!(await run({ teamId })).ok) return;
    setAsking(false);
    toast.show(archived ? `${name} is open again` : `${name} is archived`);
  };
  return (
    <Section
      title={`${verb} the team`}
      hint={
        archived
          ? 'Everything is there as it was.'
          : 'Nobody joins, nothing changes, everything can still be read. You can reopen it.'
      }
    >
      <Button onClick={() => setAsking(true)}>{verb} the team…</Button>
      <ConfirmDialog
        open={asking}
        title={`${verb} ${name}?`}
        confirmLabel={`${verb} the team`}
        tone={archived ? 'primary' : 'error'}
        busy={busy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          setAsking(false);
          clearFailure();
        }}
      >
        {archived ? (
          'Members can do everything again that they could before.'
        ) : (
          <>Open invitations, requests and the link rest until it is reopened. The history stays.{owed}</>
        )}
      </ConfirmDialog>
    </Section>
  );
};
