import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countdownOf } from '../../../shared/lib/times';

type AuthSubmitProps = {
  readonly label: string;
  readonly busy: boolean;
  readonly waitSeconds: number;
  readonly problem: string | null;
  /** Nothing was decided: the same can be sent again. */
  readonly undecided: boolean;
  readonly failure?: unknown;
  /** Below a form that is one of several on its page. */
  readonly compact?: boolean;
  readonly tone?: 'primary' | 'error';
};

/** The button of a form of /auth, with what keeps it from working. */
export const AuthSubmit = ({
  label,
  busy,
  waitSeconds,
  problem,
  undecided,
  compact = false,
  tone = 'primary',
}: AuthSubmitProps) => (
  <>
    {problem && (
      <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
        {problem}
      </Typography>
    )}
    {waitSeconds > 0 && (
      <Typography
        role="timer"
        aria-live="off"
        sx={{ color: 'warning.main', fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}
      >
        Too many attempts. Try again in {countdownOf(waitSeconds)}
      </Typography>
    )}
    <Button
      type="submit"
      variant="contained"
      color={tone}
      size={compact ? 'medium' : 'large'}
      fullWidth={!compact}
      sx={compact ? { justifySelf: 'start' } : {}}
      loading={busy}
      disabled={waitSeconds > 0}
    >
      {undecided && waitSeconds === 0 ? 'Retry' : label}
    </Button>
  </>
);
