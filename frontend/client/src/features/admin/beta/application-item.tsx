import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { complexLine, STEP_WORDS } from '../../../shared/lib/beta-words';
import { relativeTime } from '../../../shared/lib/times';
import { StatusChip } from '../../../shared/ui/status-chip';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import type { BetaApplicant } from '../api/admin-beta.api';

type ApplicationItemProps = {
  readonly application: BetaApplicant;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
};

/** One application of the inbox: what it says, whom to call, and how it got where it is. */
export const ApplicationItem = ({ application, chosen, onChoose }: ApplicationItemProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { complexName, accountId, applicant, contactName, contactPhone, status, submittedAt } = application;
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{ display: 'flex', gap: 2, py: 3, borderBottom: 1, borderColor: 'hairline' }}
    >
      <Checkbox
        checked={chosen}
        onChange={(_, next) => onChoose(next)}
        slotProps={{ input: { 'aria-labelledby': id } }}
        sx={{ alignSelf: 'flex-start', width: 44, height: 44, ml: -3 }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, pt: 2 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {complexName || 'Deleted application'}
          </Typography>
          <StatusChip state={status} />
          {submittedAt && (
            <Typography variant="caption" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
              Submitted {relativeTime(submittedAt)}
            </Typography>
          )}
        </Box>
        <Typography sx={{ mt: 1 }}>{complexLine(application)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Call {contactName}, {contactPhone} · Account{' '}
          <Link component={RouterLink} to={`/admin?tab=users&user=${accountId}`}>
            {applicant.name}
          </Link>
          {applicant.email && `, ${applicant.email}`}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
          sx={{ mt: 1, ml: -3 }}
        >
          {open ? 'Hide timeline' : 'Show timeline'}
        </Button>
        {open && (
          <Box
            component="ol"
            aria-label={`Timeline of ${complexName}`}
            sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}
          >
            {application.timeline.map((step) => (
              <TimelineRow
                key={`${step.status}${step.at}`}
                at={step.at}
                who={step.by?.name ?? 'Fieldhouse'}
                what={STEP_WORDS[step.status]}
                why={step.reason}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};
