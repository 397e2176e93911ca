import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { roveFocus } from '../lib/rove-focus';
import './tabs.css';

export type TabsProps<Name extends string> = {
  readonly label: string;
  /** Of the panel `ID-panel`, which is labelled by `ID-tab-NAME`. */
  readonly id: string;
  readonly tabs: readonly {
    readonly name: Name;
    readonly word: string;
    /** After the word: how much waits there. */
    readonly note?: ReactNode;
  }[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
};

/** Chooses one of several panels. Arrow keys move between the tabs, Enter or Space opens one. */
export const Tabs = <Name extends string>({ label, id, tabs, shown, onShow }: TabsProps<Name>) => {
  const list = useRef<HTMLDivElement>(null);
  const isFirst = tabs[0]?.name === shown;
  const isAtStart = useRef(true);
  useLayoutEffect(() => {
    // In sight by itself: to measure that would lay out the whole page once more.
    if (isAtStart.current && isFirst) return;
    isAtStart.current = false;
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // On a phone not all of them have room: the page itself stays where it is.
    if (list.current && tab) {
      const { clientWidth, offsetLeft } = list.current;
      list.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2;
    }
  }, [shown, isFirst]);
  return (
    <div ref={list} role="tablist" aria-label={label} className="tabs">
      {tabs.map(({ name, word, note }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-controls={`${id}-panel`}
          aria-selected={name === shown}
          tabIndex={name === shown ? 0 : -1}
          className="tab"
          onClick={() => onShow(name)}
          onKeyDown={roveFocus}
        >
          {word}
          {note}
        </button>
      ))}
    </div>
  );
};
