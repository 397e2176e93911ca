import { MoreVertRounded } from '../../../../shared/icons/more-vert-rounded';
import { VolumeOffRounded } from '../../../../shared/icons/volume-off-rounded';
import { VolumeUpRounded } from '../../../../shared/icons/volume-up-rounded';
import { memo, useState } from 'react';
import { IconButton } from '../../../../shared/ui/button';
import type { Viewer } from '../../api/drafts.api';
import { RoomMenuList } from '../overlays';
import { changeRoomSettings, useRoomSettings } from './room-settings';
import { allowSounds, play } from './sounds';

/** Switches sounds, and lets them be heard. */
export const switchSound = (on: boolean): void => {
  changeRoomSettings({ sound: on });
  if (!on) return;
  allowSounds();
  play('on_deck');
};

/** Sound, and what else a person can set for the room. */
export const RoomMenu = memo(function RoomMenu({ viewer }: { readonly viewer: Viewer }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sound } = useRoomSettings();
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
      <RoomMenuList viewer={viewer} open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
});
