import type { OrderProofView, RoomTeam } from '@fieldhouse/api-contract';
import { CancelRounded } from '../../../shared/icons/cancel-rounded';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { exactTime } from '../../../shared/lib/times';
import { OrderProofPanel } from './order-proof-panel';
import { fits, revealed, useProof } from './use-proof';

type ProofLineProps = { readonly proof: OrderProofView; readonly teams: readonly RoomTeam[] };

/** Where the order comes from, in one line; the proof opens below it, and by itself when it does not hold. */
export const ProofLine = ({ proof, teams }: ProofLineProps) => {
  const [asked, setAsked] = useState(false);
  const id = useId();
  const found = useProof(proof.draftId, revealed(proof.rolls.at(-1)));
  const checked = found === 'unable' ? null : found;
  const broken = proof.byHand === null && checked !== null && !fits(checked);
  const open = asked || broken;
  return (
    <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'hairline', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32 }}>
        {proof.byHand ? (
          <Typography sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
            Set by hand on {exactTime(proof.byHand.at)}: “{proof.byHand.reason}”. An order by hand cannot be
            proved.
          </Typography>
        ) : (
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Verdict found={found} broken={broken} />
            <DrawAgain proof={proof} />
          </Box>
        )}
        {proof.rolls.length > 0 && (
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={id}
            disabled={broken}
            onClick={() => setAsked(!asked)}
          >
            {proof.byHand ? 'Draws before it' : 'Check it yourself'}
          </Button>
        )}
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ pt: 4 }}>
          <OrderProofPanel proof={proof} teams={teams} checked={checked} />
        </Box>
      </Collapse>
    </Box>
  );
};

/** An order that was drawn more than once says so, and why, without being asked. */
const DrawAgain = ({ proof: { rolls } }: Pick<ProofLineProps, 'proof'>) => {
  const last = rolls.at(-1);
  if (!last || last.roll < 2) return null;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      Draw {last.roll} of {last.roll}
      {last.reason !== null && `: “${last.reason}”`}
    </Typography>
  );
};

const Verdict = ({
  found,
  broken,
}: {
  readonly found: ReturnType<typeof useProof>;
  readonly broken: boolean;
}) => {
  if (found === 'unable')
    return <Typography>Drawn by lot. Your browser checks proofs on https pages only.</Typography>;
  if (found === null) return <Typography sx={{ color: 'text.secondary' }}>Drawn by lot.</Typography>;
  return broken ? (
    <>
      <CancelRounded fontSize="small" sx={{ color: 'error.main' }} />
      <Typography sx={{ fontWeight: 600, color: 'error.main' }}>This order does not fit its proof</Typography>
    </>
  ) : (
    <>
      <CheckCircleRounded fontSize="small" sx={{ color: 'primary.main' }} />
      <Typography sx={{ fontWeight: 600 }}>Drawn by lot and proved</Typography>
    </>
  );
};
