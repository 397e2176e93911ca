import { SettingsBrightnessRounded } from '../../shared/icons/settings-brightness-rounded';
import { useState } from 'react';
import { IconButton } from '../../shared/ui/button';
import { lazyPart } from '../../shared/ui/lazy-part';
import { NotArrived } from '../../shared/ui/not-arrived';

const load = async () => (await import('./theme-choice')).ThemeChoice;
const ThemeChoice = lazyPart(load, {
  name: 'the choice of the theme',
  instead: (retry) => <NotArrived floating onRetry={retry} />,
});
const prepare = (): void => void load().catch(() => undefined);

/** Opens the choice of the theme. */
export const ThemeButton = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Theme"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWanted(true);
        }}
      >
        <SettingsBrightnessRounded sx={{ fontSize: 20 }} />
      </IconButton>
      {wanted && <ThemeChoice anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
