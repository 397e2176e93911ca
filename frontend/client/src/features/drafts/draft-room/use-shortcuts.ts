import { useEffect } from 'react';
import { roomSettings } from './settings/room-settings';

type Shortcuts = {
  readonly onSearch: () => void;
  readonly onDraft: () => void;
  readonly onQueue: () => void;
  readonly onTime: () => void;
  readonly onHelp: () => void;
  readonly onEscape: () => void;
};

/** Whether a letter that is pressed there is written there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'));

/** Dialogs, and the chat: whoever is about to write there does not mean the room. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox], .chat') !== null;

const isInGrid = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=grid]') !== null;

/**
 * Single keys for the whole room, or for its grids alone: people who speak to their machine cannot have letters that
 * act from everywhere. Silent while somebody types, in dialogs and in the chat, and together with Ctrl, Alt or ⌘.
 */
export const useShortcuts = ({ onSearch, onDraft, onQueue, onTime, onHelp, onEscape }: Shortcuts): void => {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      '/': onSearch,
      d: onDraft,
      q: onQueue,
      t: onTime,
      '?': onHelp,
      Escape: onEscape,
    };
    const pressed = (event: KeyboardEvent): void => {
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const { target, ctrlKey, altKey, metaKey, repeat } = event;
      if (!action || ctrlKey || altKey || metaKey || repeat || event.defaultPrevented) return;
      if (isTyping(target) || isElsewhere(target)) return;
      if (event.key !== 'Escape' && !roomSettings().shortcuts && !isInGrid(target)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [onSearch, onDraft, onQueue, onTime, onHelp, onEscape]);
};
