import { SettingsBrightnessRounded } from '../../shared/icons/settings-brightness-rounded';
import { useState } from 'react';
import { IconButton } from '../../shared/ui/button';
import { lazyOverlay } from '../../shared/ui/lazy-overlay';

const ThemeChoice = lazyOverlay(
  async () => (await import('./theme-choice')).ThemeChoice,
  'the choice of the theme',
);

/** Opens the choice of the theme. */
export const ThemeButton = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Theme"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={ThemeChoice.prepare}
        onFocus={ThemeChoice.prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsBrightnessRounded sx={{ fontSize: 20 }} />
      </IconButton>
      <ThemeChoice open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
};
