import type { RoomView } from '@fieldhouse/api-contract';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { RadioButtonUncheckedRounded } from '../../../shared/icons/radio-button-unchecked-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { toldAgain, useSeen } from '../../../shared/api/use-seen';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { count } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Explain } from '../../../shared/ui/explain';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi } from '../api/drafts.api';
import { DRAFT_READS } from '../history/reason-readers';
import { closesLobby, isAhead } from './place';
import { NonceForm } from './nonce-form';

/** Draw and seal, let captains add to the draw, reveal. */
export const RandomOrder = ({ room, canEdit }: { readonly room: RoomView; readonly canEdit: boolean }) => {
  const { leagueId } = room;
  const [commitTrigger] = draftsApi.useCommitDraftOrderMutation();
  const [revealTrigger] = draftsApi.useRevealDraftOrderMutation();
  const commit = useCommand(commitTrigger);
  const reveal = useCommand(revealTrigger);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const kept = useKeptFocus<HTMLOListElement>();
  const roll = room.proof.rolls.at(-1);
  const committed = room.status === 'order_committed' && roll !== undefined;
  const inLobby = room.status === 'lobby';
  const locked = inLobby || room.status === 'order_locked';
  const again = roll !== undefined || locked;
  const failure = commit.failure ?? reveal.failure;
  const { revision: ifRevision } = useSeen(room, asking, commit.failure);

  const commitWith = async (reason: string | null): Promise<void> => {
    const outcome = await commit.run({ leagueId, reason, ifRevision });
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('Drawn and sealed', 'Nobody can change it now. Captains can add a word before the reveal.');
  };
  const words = roll?.nonces.length ?? 0;
  const missing = room.teams.length - words;
  return (
    <Box component="ol" aria-label="The draw" {...kept} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      <Step done={roll !== undefined && (committed || locked)} title="1. Draw">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A lot is drawn and sealed: from then on nobody can change it, and nobody can see it.{' '}
          <Explain label="How?" title="How a lot is sealed">
            A code is published that fits this lot only. Everybody can tell if another one is revealed.
          </Explain>
        </Typography>
        {canEdit && !again && (
          <Button
            variant="contained"
            loading={commit.busy}
            disabled={room.teams.length < 2}
            onClick={() => void commitWith(null)}
          >
            Draw a random order
          </Button>
        )}
        {canEdit && again && (
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
            Draw again…
          </Button>
        )}
        {room.teams.length < 2 && <Typography variant="body2">An order needs at least 2 teams.</Typography>}
      </Step>
      <Step done={(committed || locked) && missing === 0} title="2. Captains add to it (optional)">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A word from each captain goes into the draw, so that not even the one who drew the lot could have
          chosen it.
        </Typography>
        {committed && <NonceForm room={room} roll={roll} />}
      </Step>
      <Step done={locked && typeof roll?.seed === 'string'} title="3. Reveal" last>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The lot is opened, the order follows from it, and it is locked.
          {isAhead(room.settings.startsAt) &&
            ' That happens by itself an hour before the draft, or a minute after a later draw.'}
        </Typography>
        {canEdit && committed && (
          <Button
            variant="contained"
            loading={reveal.busy}
            onClick={() => void reveal.run({ leagueId, ifRevision })}
          >
            Reveal the order
          </Button>
        )}
        {committed && missing > 0 && canEdit && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {count(missing, 'team')} added nothing so far; that is fine.
          </Typography>
        )}
      </Step>
      {failure && !asking && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
          {sentenceOf(toldAgain(failure) ?? failure)}
        </Typography>
      )}
      <ConfirmDialog
        open={asking}
        title="Draw the order again?"
        confirmLabel="Draw again"
        tone="error"
        reasonFor={DRAFT_READS}
        busy={commit.busy}
        failure={toldAgain(commit.failure)}
        onConfirm={({ reason }) => void commitWith(reason)}
        onClose={() => setAsking(false)}
      >
        This will be draw {(roll?.roll ?? 0) + 1}. The draws before it, and the reason for this one, stay
        visible to everybody.{inLobby && closesLobby(room.settings.startsAt)}
        {committed &&
          words > 0 &&
          ` ${count(words, 'team')} added a word to this draw: they can add one to the next.`}
      </ConfirmDialog>
    </Box>
  );
};

type StepProps = {
  readonly done: boolean;
  readonly title: string;
  readonly last?: boolean;
  readonly children: ReactNode;
};

const Step = ({ done, title, last = false, children }: StepProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '24px 1fr',
      columnGap: 3,
      pb: last ? 2 : 6,
      position: 'relative',
    }}
  >
    {done ? (
      <CheckCircleRounded sx={{ color: 'primary.main' }} titleAccess="Done" />
    ) : (
      <RadioButtonUncheckedRounded sx={{ color: 'text.secondary' }} titleAccess="Not done" />
    )}
    {!last && (
      <Box sx={{ position: 'absolute', left: 11, top: 30, bottom: 2, width: '2px', bgcolor: 'hairline' }} />
    )}
    <Box sx={{ minWidth: 0, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  </Box>
);
