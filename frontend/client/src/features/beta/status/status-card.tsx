import type { BetaApplicationView, BetaStatus } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { complexLine, STEP_WORDS } from '../../../shared/lib/beta-words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Section } from '../../../shared/ui/section';
import { StatusChip } from '../../../shared/ui/status-chip';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { useToast } from '../../../shared/ui/toasts';
import { betaApi } from '../api/beta.api';

const NEXT: Readonly<Record<BetaStatus, string>> = {
  draft: 'Not submitted yet.',
  submitted: 'It waits for a site admin to read it. We tell you each step by e-mail and here.',
  in_review: 'A site admin is reading it now.',
  approved: 'You are in the open beta.',
  waitlisted: 'You need to do nothing: we come back to it when a spot is free.',
  rejected: 'We could not take your complex now.',
  withdrawn: 'You took it back.',
};
const OPEN: ReadonlySet<BetaStatus> = new Set(['submitted', 'in_review', 'waitlisted']);

/** Where one application stands, how it got there, and the way to take it back. */
export const StatusCard = ({ application }: { readonly application: BetaApplicationView }) => {
  const { complexName, status, timeline } = application;
  return (
    <Section
      title={complexName || 'Your application'}
      hint={complexLine(application)}
      actions={<StatusChip state={status} />}
    >
      <Typography role="status">{NEXT[status]}</Typography>
      <Box component="ol" aria-label="History" sx={{ listStyle: 'none', m: 0, mt: 5, p: 0 }}>
        {timeline.map((step) => (
          <TimelineRow
            key={`${step.status}${step.at}`}
            at={step.at}
            who={step.by?.name ?? 'A site admin'}
            what={STEP_WORDS[step.status]}
            why={step.reason}
          />
        ))}
      </Box>
      {OPEN.has(status) && <Withdraw complexName={complexName} />}
    </Section>
  );
};

const Withdraw = ({ complexName }: { readonly complexName: string }) => {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useCommand(betaApi.useWithdrawBetaApplicationMutation()[0]);
  const toast = useToast();
  const withdraw = async (): Promise<void> => {
    const outcome = await run({});
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('Application withdrawn');
  };
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
      <ConfirmDialog
        open={asking}
        title="Withdraw your application?"
        confirmLabel="Withdraw application"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void withdraw()}
        onClose={close}
      >
        {complexName} leaves the queue, and you can apply again 30 days from now.
      </ConfirmDialog>
    </>
  );
};
