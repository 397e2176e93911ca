import { CheckRounded } from '../../shared/icons/check-rounded';
import { DarkModeOutlined } from '../../shared/icons/dark-mode-outlined';
import { LightModeOutlined } from '../../shared/icons/light-mode-outlined';
import { SettingsBrightnessRounded } from '../../shared/icons/settings-brightness-rounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { chooseColorMode, useColorMode } from '../../shared/lib/color-mode';

const MODES = [
  { mode: 'light', label: 'Light', icon: LightModeOutlined },
  { mode: 'dark', label: 'Dark', icon: DarkModeOutlined },
  { mode: 'system', label: 'System', icon: SettingsBrightnessRounded },
] as const;

type ThemeChoiceProps = {
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** Light, dark or as the system; kept in local storage under 'theme'. */
export const ThemeChoice = ({ open, anchor, onClose }: ThemeChoiceProps) => {
  const current = useColorMode();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {MODES.map(({ mode, label, icon: Icon }) => (
        <MenuItem
          key={mode}
          role="menuitemradio"
          aria-checked={current === mode}
          onClick={() => {
            chooseColorMode(mode);
            onClose();
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
          {current === mode && <CheckRounded fontSize="small" sx={{ ml: 4 }} />}
        </MenuItem>
      ))}
    </Menu>
  );
};
