import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useChat } from '../chat-context';
import { soughtAt, type Draft, type Mentionable } from '../model/draft';
import { suggestionsFor } from './suggestions';

/** Offers people while somebody types a name after an @. */
export const useMentionBox = (
  draft: Draft,
  caret: number,
  choose: (from: number, to: number, means: Mentionable) => void,
) => {
  const { view } = useChat();
  const id = useId();
  const [active, setActive] = useState(0);
  /** Where somebody has sent the list away. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const sought = soughtAt(draft, caret);
  const options = useMemo(
    () => (sought === null || sought.from === dismissed ? [] : suggestionsFor(view, sought.sought)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is another object each time
    [view, sought?.from, sought?.sought, dismissed],
  );
  const isOpen = options.length > 0;
  const at = Math.min(active, options.length - 1);
  const pick = (place: number): void => {
    const option = options[place];
    if (!option || sought === null) return;
    setActive(0);
    choose(sought.from, caret, option.means);
  };
  /** @returns whether the key was meant for the list */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    switch (event.key) {
      case 'ArrowDown':
        setActive((at + 1) % options.length);
        break;
      case 'ArrowUp':
        setActive((at - 1 + options.length) % options.length);
        break;
      case 'Enter':
      case 'Tab':
        pick(at);
        break;
      case 'Escape':
        setDismissed(sought?.from ?? null);
        break;
      default:
        return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    id,
    options,
    active: at,
    pick,
    onKey,
    field: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${at}` : undefined,
    },
  } as const;
};

export type MentionBox = ReturnType<typeof useMentionBox>;
