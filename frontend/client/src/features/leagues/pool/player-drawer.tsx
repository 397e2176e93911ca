import type { PoolPlayerView } from '@fieldhouse/api-contract';
import { headingsOf } from '../../../shared/lib/own-columns';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { PhoneLink } from '../../../shared/ui/phone-link';
import { StatusChip } from '../../../shared/ui/status-chip';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { PlayerAccount } from './player-account';
import { PlayerForgetting } from './player-forgetting';
import { PlayerForm } from './player-form';
import { PlayerGroup } from './player-group';
import { PlayerNotes } from './player-notes';
import { PlayerWithdrawal } from './player-withdrawal';
import { namesakes } from './player-words';
import { nameOf } from './pool-filters';

type PlayerDrawerProps = {
  readonly leagueId: string;
  readonly players: readonly PoolPlayerView[];
  /** Of the pool that they were read from. */
  readonly revision: number;
  readonly positions: readonly { readonly code: string; readonly name: string }[];
  /** 'new' for one more; null: closed. */
  readonly playerId: string | null;
  readonly onClose: () => void;
};

/** One player, with everything that staff can do about them. */
export const PlayerDrawer = ({
  leagueId,
  players,
  revision,
  positions,
  playerId,
  onClose,
}: PlayerDrawerProps) => {
  const player = players.find((one) => one.playerId === playerId) ?? null;
  const open = playerId === 'new' || player !== null;
  const [formDirty, setFormDirty] = useState(false);
  const [noteDirty, setNoteDirty] = useState(false);
  const [added, setAdded] = useState(false);
  useEffect(() => {
    // Not before the form is known to be saved: closing asks before typed things are thrown away.
    if (!added || formDirty) return;
    setAdded(false);
    onClose();
  }, [added, formDirty, onClose]);
  const apart = player && namesakes(players).get(player.playerId);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': player ? nameOf(player) : 'Add player',
          role: 'dialog',
          sx: { width: 'min(520px, 100vw)' },
        },
      }}
    >
      <UnsavedGuard dirty={open && (formDirty || noteDirty)} />
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 5,
          py: 3,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'hairline',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" component="h2" noWrap>
            {player ? nameOf(player) : 'Add player'}
          </Typography>
          {apart && (
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {apart}
            </Typography>
          )}
          {player?.phone && <PhoneLink number={player.phone} />}
        </Box>
        {player?.status === 'withdrawn' && <StatusChip state="withdrawn" />}
        <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseRounded />
        </IconButton>
      </Box>
      {player?.forgotten && (
        <Typography sx={{ p: 5 }}>
          Everything about this player was erased. Rosters and past drafts keep an entry without a name.
        </Typography>
      )}
      {open && !player?.forgotten && (
        <Box sx={{ p: 5, display: 'grid', gap: 8 }}>
          <PlayerForm
            key={playerId}
            leagueId={leagueId}
            player={player}
            revision={revision}
            positions={positions}
            ownColumns={headingsOf(players)}
            onAdded={() => setAdded(true)}
            onDirty={setFormDirty}
          />
          {player && (
            <>
              <Part title="Evaluator notes" hint="Seen by the organizers only.">
                <PlayerNotes leagueId={leagueId} player={player} onDirty={setNoteDirty} />
              </Part>
              <Part title="Group" hint="Players who want to be on one team; each of them has to agree.">
                <PlayerGroup leagueId={leagueId} player={player} players={players} />
              </Part>
              <Part title="Account" hint="Invites the person to link their own account to the player.">
                <PlayerAccount leagueId={leagueId} player={player} />
              </Part>
              <PlayerWithdrawal leagueId={leagueId} player={player} />
              <PlayerForgetting leagueId={leagueId} player={player} />
            </>
          )}
        </Box>
      )}
    </Drawer>
  );
};

const Part = ({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3">{title}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
      {hint}
    </Typography>
    {children}
  </Box>
);
