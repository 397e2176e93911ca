import type { BetaDecision, BetaSpots } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { count } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import type { BetaApplicant } from '../api/admin-beta.api';

type Decided = Exclude<BetaDecision, 'review'>;
type Asked = { readonly decision: Decided; readonly applications: readonly BetaApplicant[] };
type DecisionBarProps = {
  readonly chosen: readonly BetaApplicant[];
  readonly spots: BetaSpots;
  readonly busy: boolean;
  /**
   * @param applications as they were seen when it was asked: who has decided on one since is not overruled unseen
   * @returns when every application has had its answer
   */
  readonly onDecide: (
    decision: BetaDecision,
    reason: string | null,
    applications: readonly BetaApplicant[],
  ) => Promise<void>;
};

const VERBS: Readonly<Record<Decided, string>> = {
  approved: 'Approve',
  waitlisted: 'Waitlist',
  rejected: 'Decline',
};

/** What can be done with the chosen applications: only what every one of them allows. */
export const DecisionBar = ({ chosen, spots, busy, onDecide }: DecisionBarProps) => {
  // What was asked stands in the dialog until it has faded, whatever is chosen by then.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  const all = (...states: readonly string[]): boolean =>
    chosen.length > 0 && chosen.every(({ status }) => states.includes(status));
  const allowed: Readonly<Record<BetaDecision, boolean>> = {
    review: all('submitted'),
    approved: all('in_review', 'waitlisted'),
    waitlisted: all('in_review'),
    rejected: all('in_review', 'waitlisted'),
  };
  const hintId = useId();
  const hint = hintOf(chosen.length > 0, allowed);
  const decide = async (reason: string): Promise<void> => {
    if (!asked) return;
    await onDecide(asked.decision, reason, asked.applications);
    setAsking(false);
  };
  return (
    <Box
      role="group"
      aria-label="Decide"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Typography aria-live="polite" sx={{ minWidth: 84, color: 'text.secondary' }}>
        {chosen.length} chosen
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        disabled={!allowed.review || busy}
        onClick={() => void onDecide('review', null, chosen)}
      >
        Start review
      </Button>
      {(Object.keys(VERBS) as Decided[]).map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approved' ? 'contained' : 'outlined'}
          color={decision === 'rejected' ? 'error' : decision === 'approved' ? 'primary' : 'inherit'}
          disabled={!allowed[decision] || busy}
          aria-describedby={!allowed[decision] && hint ? hintId : undefined}
          onClick={() => {
            setAsked({ decision, applications: chosen });
            setAsking(true);
          }}
        >
          {VERBS[decision]}
        </Button>
      ))}
      {hint && (
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {asked && (
        <ConfirmDialog
          open={asking}
          title={`${whatOf(asked)}?`}
          confirmLabel={whatOf(asked)}
          tone={asked.decision === 'rejected' ? 'error' : 'primary'}
          reasonFor={asked.applications.length === 1 ? 'The applicant reads it.' : 'Each applicant reads it.'}
          busy={busy}
          onConfirm={({ reason }) => void decide(reason)}
          onClose={() => setAsking(false)}
        >
          <Typography>{asked.applications.map(({ complexName }) => complexName).join(', ')}</Typography>
          <Typography sx={{ mt: 2 }}>{effectOf(asked, spots)}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
};

/** Why less can be done than there are buttons; null where that needs no words. */
const hintOf = (some: boolean, allowed: Readonly<Record<BetaDecision, boolean>>): string | null => {
  if (allowed.review) return 'Start review first: what is in review can be decided.';
  return some && !Object.values(allowed).includes(true)
    ? 'Choose applications in the same state: submitted ones go into review, those in review are decided.'
    : null;
};

const whatOf = ({ decision, applications }: Asked): string =>
  `${VERBS[decision]} ${count(applications.length, 'application')}`;

const effectOf = ({ decision, applications }: Asked, { limit, taken }: BetaSpots): string => {
  switch (decision) {
    case 'approved': {
      const left = Math.max(0, limit - taken);
      const spots = `${left} of ${count(limit, 'spot')} ${left === 1 ? 'is' : 'are'} left before this.`;
      return `They become complex owners at once and are told by e-mail. ${spots}${
        applications.length > left ? ' Those beyond the last spot stay as they are.' : ''
      }`;
    }
    case 'waitlisted':
      return 'They keep their place and are told by e-mail. You can approve or decline them later.';
    case 'rejected':
      return 'They are told by e-mail and can apply again 30 days from now. This cannot be taken back.';
    default:
      return decision satisfies never;
  }
};
