import { SettingsBrightnessRounded } from '../../shared/icons/settings-brightness-rounded';
import { lazy, Suspense, useState } from 'react';
import { FrameButton } from './frame-button';

const load = () => import('./theme-choice');
const ThemeChoice = lazy(async () => ({ default: (await load()).ThemeChoice }));

/** Opens the choice of the theme. */
export const ThemeButton = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <FrameButton
        aria-label="Theme"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWanted(true);
        }}
      >
        <SettingsBrightnessRounded sx={{ fontSize: 20 }} />
      </FrameButton>
      {wanted && (
        <Suspense fallback={null}>
          <ThemeChoice anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
