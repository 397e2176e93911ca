import { createSubject } from '../../../../shared/live/observable';
import { useObservable } from '../../../../shared/live/use-observable';

/** What a person has chosen for the room, on this device. */
export type RoomSettings = {
  /** Tones for my turn and on deck. */
  readonly sound: boolean;
  /** Ask once more before a pick is made. */
  readonly confirm: boolean;
  /** Single keys work in the whole room; otherwise only in the list of players and on the board. */
  readonly shortcuts: boolean;
};

const KEY = 'draft-room';
const DEFAULTS: RoomSettings = { sound: false, confirm: false, shortcuts: true };

const read = (): RoomSettings => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { sound, confirm, shortcuts } = { ...DEFAULTS, ...(kept as Partial<RoomSettings>) };
    return { sound: sound === true, confirm: confirm === true, shortcuts: shortcuts !== false };
  } catch {
    return DEFAULTS;
  }
};

const settings = createSubject<RoomSettings>(read());

export const changeRoomSettings = (change: Partial<RoomSettings>): void => {
  settings.set({ ...settings.get(), ...change });
  localStorage.setItem(KEY, JSON.stringify(settings.get()));
};

export const roomSettings = (): RoomSettings => settings.get();
export const useRoomSettings = (): RoomSettings => useObservable(settings);
