import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * What somebody types, at once; it is told once they pause. So the address, which browsers write a few times a second
 * only, is not written for each key. What is told otherwise, as by Back, takes its place.
 */
export const useTyped = (
  told: string,
  tell: (text: string) => void,
): readonly [string, (text: string) => void] => {
  const [{ text, before }, setTyped] = useState({ text: told, before: told });
  const latest = useRef(tell);
  latest.current = tell;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(told);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (told === before) return;
    if (told !== own.current) clearTimeout(timer.current);
    setTyped((now) => ({ text: told === own.current ? now.text : told, before: told }));
  }, [before, told]);
  const type = useCallback((next: string): void => {
    setTyped((now) => ({ ...now, text: next }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      own.current = next;
      latest.current(next);
    }, PAUSE_MS);
  }, []);
  return [text, type];
};
