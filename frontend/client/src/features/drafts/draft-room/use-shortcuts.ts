import { useEffect } from 'react';

type Shortcuts = {
  readonly onSearch: () => void;
  readonly onDraft: () => void;
  readonly onQueue: () => void;
  readonly onHelp: () => void;
  readonly onEscape: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox]') !== null;

/** Single keys for the whole room; silent while somebody types, in dialogs, and together with Ctrl, Alt or ⌘. */
export const useShortcuts = ({ onSearch, onDraft, onQueue, onHelp, onEscape }: Shortcuts): void => {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      '/': onSearch,
      d: onDraft,
      q: onQueue,
      '?': onHelp,
      Escape: onEscape,
    };
    const pressed = (event: KeyboardEvent): void => {
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const { target, ctrlKey, altKey, metaKey, repeat } = event;
      if (!action || ctrlKey || altKey || metaKey || repeat || event.defaultPrevented) return;
      if (isTyping(target) || isInDialog(target)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [onSearch, onDraft, onQueue, onHelp, onEscape]);
};
