import { CancelRounded } from '../../../shared/icons/cancel-rounded';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listOf } from '../../../shared/lib/words';
import { Fingerprint } from '../order-proof/fingerprint';
import { fits, type Checked } from './use-proof';

type ProofChecksProps = {
  readonly checked: Checked;
  readonly nameOf: (teamId: string) => string;
};

/** Says of each step of a recomputed draw whether it fits. */
export const ProofChecks = ({ checked, nameOf }: ProofChecksProps) => {
  const { own, teams, seed, order } = checked;
  const checks = [
    {
      ok: teams,
      yes: 'The teams are those of the commitment',
      no: 'The teams are not those of the commitment',
    },
    {
      ok: seed,
      yes: 'The seed is the one that was committed to',
      no: 'The seed is not the one that was committed to',
    },
    {
      ok: order,
      yes: 'The order follows from seed and words',
      no: `The order does not follow; it would be ${listOf(own.order.map(nameOf))}`,
    },
  ];
  const good = fits(checked);
  return (
    <Box sx={{ p: 4, borderRadius: 1.5, bgcolor: good ? 'primary.light' : 'error.light' }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {good ? 'The order is proved' : 'This order does not fit its proof'}
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1, mb: 3 }}>
        {checks.map(({ ok, yes, no }) => (
          <Box component="li" key={yes} sx={{ display: 'flex', gap: 2 }}>
            {ok ? (
              <CheckCircleRounded fontSize="small" sx={{ color: 'primary.main' }} />
            ) : (
              <CancelRounded fontSize="small" sx={{ color: 'error.main' }} />
            )}
            {ok ? yes : no}
          </Box>
        ))}
      </Box>
      <Box component="details">
        <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
          The steps
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          <Fingerprint label="SHA-256 of the sorted team ids" value={own.participantsHash} />
          <Fingerprint label="SHA-256 of rule, draft, teams and seed: the commitment" value={own.commit} />
          <Fingerprint
            label="SHA-256 of seed, draft, teams and words: the entropy of the shuffle"
            value={own.entropy}
          />
          <Fingerprint
            label="Fisher–Yates with words of HMAC-SHA256(entropy, 0, 1, …)"
            value={own.order.map(nameOf).join(' → ')}
          />
        </Box>
      </Box>
    </Box>
  );
};
