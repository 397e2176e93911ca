import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { leaguesApi } from '../api/leagues.api';

type AnswerButtonsProps = {
  readonly token: string;
  readonly acceptLabel: string;
  /** A league's link to whoever wants it has nobody who could decline. */
  readonly canDecline: boolean;
  readonly onAccepted?: () => void;
  readonly onDeclined?: () => void;
};

/** Accept or decline; what stands against it is said below. */
export const AnswerButtons = ({
  token,
  acceptLabel,
  canDecline,
  onAccepted,
  onDeclined,
}: AnswerButtonsProps) => {
  const [acceptTrigger] = leaguesApi.useAcceptInviteMutation();
  const [declineTrigger] = leaguesApi.useDeclineInviteMutation();
  const accept = useCommand(acceptTrigger);
  const decline = useCommand(declineTrigger);
  const failure = accept.failure ?? decline.failure;
  const answer = async (way: typeof accept, done?: () => void): Promise<void> => {
    if ((await way.run({ token })).ok) done?.();
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          loading={accept.busy}
          disabled={decline.busy}
          onClick={() => void answer(accept, onAccepted)}
        >
          {acceptLabel}
        </Button>
        {canDecline && (
          <Button
            color="inherit"
            loading={decline.busy}
            disabled={accept.busy}
            onClick={() => void answer(decline, onDeclined)}
          >
            Decline
          </Button>
        )}
      </Box>
      {failure && (
        <Typography role="alert" sx={{ mt: 2, color: 'error.main', fontWeight: 550 }}>
          {sentenceOf(failure)}
        </Typography>
      )}
    </>
  );
};
