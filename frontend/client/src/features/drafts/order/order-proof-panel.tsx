import type { OrderProofView, RoomTeam } from '@fieldhouse/api-contract';
import { ContentCopyRounded } from '../../../shared/icons/content-copy-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { exactTime } from '../../../shared/lib/times';
import { useCopy } from '../../../shared/lib/use-copy';
import { count, listOf } from '../../../shared/lib/words';
import { ProofChecks } from './proof-checks';
import { Fingerprint } from '../order-proof/fingerprint';
import type { Checked } from './use-proof';

type OrderProofPanelProps = {
  readonly proof: OrderProofView;
  readonly teams: readonly RoomTeam[];
  /** What the browser found; null: nothing is revealed yet. */
  readonly checked: Checked | null;
};

/** Everything that the order follows from, recomputed here, with every draw and its reason. */
export const OrderProofPanel = ({ proof, teams, checked }: OrderProofPanelProps) => {
  const { copied, copy } = useCopy();
  const roll = proof.rolls.at(-1);
  const nameOf = (teamId: string): string => teams.find((team) => team.teamId === teamId)?.name ?? teamId;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="body2" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {count(proof.rolls.length, 'draw')} in all. Rule {proof.algorithm}; recomputed by your own browser.
        </Typography>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          startIcon={<ContentCopyRounded sx={{ fontSize: 16 }} />}
          onClick={() => void copy(JSON.stringify(proof, null, 2))}
        >
          {copied ? 'Copied' : 'Copy as JSON'}
        </Button>
      </Box>
      {roll && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {checked && <ProofChecks checked={checked} nameOf={nameOf} />}
          <Typography variant="h3">Inputs of draw {roll.roll}</Typography>
          <Fingerprint label="Draft" value={proof.draftId} />
          <Fingerprint
            label={`Teams (${roll.teamIds.length})`}
            value={roll.teamIds.map((teamId) => `${nameOf(teamId)} ${teamId}`).join(', ')}
          />
          <Fingerprint label={`Commitment, published ${exactTime(roll.committedAt)}`} value={roll.commit} />
          <Fingerprint
            label="Words of the captains"
            value={
              roll.nonces.length === 0
                ? 'none'
                : roll.nonces.map(({ teamId, nonce }) => `${nameOf(teamId)}: ${nonce}`).join(', ')
            }
          />
          <Fingerprint label="Seed" value={roll.seed ?? 'secret until the reveal'} />
        </Box>
      )}
      {proof.rolls.length > 1 && (
        <Box sx={{ mt: 5 }}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            All draws
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
            {proof.rolls.map((one) => (
              <li key={one.roll}>
                {exactTime(one.committedAt)}: {one.reason ?? 'first draw'}.{' '}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {one.order ? `Gave ${listOf(one.order.map(nameOf))}.` : 'Never revealed.'}
                </Typography>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
};
