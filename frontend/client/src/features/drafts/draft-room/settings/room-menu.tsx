import { CheckBoxOutlineBlankRounded } from '../../../../shared/icons/check-box-outline-blank-rounded';
import { CheckBoxRounded } from '../../../../shared/icons/check-box-rounded';
import { MoreVertRounded } from '../../../../shared/icons/more-vert-rounded';
import { VolumeOffRounded } from '../../../../shared/icons/volume-off-rounded';
import { VolumeUpRounded } from '../../../../shared/icons/volume-up-rounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { memo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Viewer } from '../../api/drafts.api';
import { roomActions } from '../draft-room.slice';
import { useRoomUi } from '../room-context';
import { changeRoomSettings, useRoomSettings } from './room-settings';
import { allowSounds, play } from './sounds';

/** Switches sounds, and lets them be heard. */
export const switchSound = (on: boolean): void => {
  changeRoomSettings({ sound: on });
  if (!on) return;
  allowSounds();
  play('on_deck');
};

export const projectorPath = ({ leagueId, spectator }: Viewer): string => {
  const query = new URLSearchParams({ view: 'projector', ...(spectator === undefined ? {} : { spectator }) });
  return `/complex/leagues/${leagueId}/draft/room?${query.toString()}`;
};

/** Sound, and what else a person can set for the room. */
export const RoomMenu = memo(function RoomMenu({ viewer }: { readonly viewer: Viewer }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { dispatch } = useRoomUi();
  const { sound, confirm, shortcuts } = useRoomSettings();
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={sound ? 'Sound is on' : 'Sound is off'}
        aria-pressed={sound}
        onClick={() => switchSound(!sound)}
      >
        {sound ? <VolumeUpRounded fontSize="small" /> : <VolumeOffRounded fontSize="small" />}
      </IconButton>
      <IconButton
        aria-label="Room settings"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={confirm}
          onClick={() => changeRoomSettings({ confirm: !confirm })}
        >
          <Tick on={confirm} />
          Ask before I draft
        </MenuItem>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={shortcuts}
          onClick={() => changeRoomSettings({ shortcuts: !shortcuts })}
        >
          <Tick on={shortcuts} />
          Keyboard shortcuts
        </MenuItem>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={dark}
          onClick={() => setMode(dark ? 'light' : 'dark')}
        >
          <Tick on={dark} />
          Dark theme
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            dispatch(roomActions.shortcutsToggled(true));
          }}
        >
          What the keys do
        </MenuItem>
        <MenuItem component={RouterLink} to={projectorPath(viewer)}>
          Projector view
        </MenuItem>
      </Menu>
    </>
  );
});

/** The item itself is the check box for who cannot see. */
const Tick = ({ on }: { readonly on: boolean }) =>
  on ? (
    <CheckBoxRounded fontSize="small" sx={{ mr: 3, color: 'primary.main' }} />
  ) : (
    <CheckBoxOutlineBlankRounded fontSize="small" sx={{ mr: 3, color: 'text.secondary' }} />
  );
