import { CheckBoxOutlineBlankRounded } from '../../../../shared/icons/check-box-outline-blank-rounded';
import { CheckBoxRounded } from '../../../../shared/icons/check-box-rounded';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link as RouterLink } from 'react-router-dom';
import { chooseColorMode, useIsDark } from '../../../../shared/lib/color-mode';
import type { Viewer } from '../../api/drafts.api';
import { roomActions } from '../draft-room.slice';
import { useRoomUi } from '../room-context';
import { projectorPath } from './projector-path';
import { changeRoomSettings, useRoomSettings } from './room-settings';

type RoomMenuListProps = {
  readonly viewer: Viewer;
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** What a person can set for the room beside its sound. */
export const RoomMenuList = ({ viewer, open, anchor, onClose }: RoomMenuListProps) => {
  const { dispatch } = useRoomUi();
  const { confirm, shortcuts } = useRoomSettings();
  const dark = useIsDark();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
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
        onClick={() => chooseColorMode(dark ? 'light' : 'dark')}
      >
        <Tick on={dark} />
        Dark theme
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          dispatch(roomActions.shortcutsToggled(true));
        }}
      >
        What the keys do
      </MenuItem>
      <MenuItem component={RouterLink} to={projectorPath(viewer)}>
        Projector view
      </MenuItem>
    </Menu>
  );
};

/** The item itself is the check box for who cannot see. */
const Tick = ({ on }: { readonly on: boolean }) =>
  on ? (
    <CheckBoxRounded fontSize="small" sx={{ mr: 3, color: 'primary.main' }} />
  ) : (
    <CheckBoxOutlineBlankRounded fontSize="small" sx={{ mr: 3, color: 'text.secondary' }} />
  );
