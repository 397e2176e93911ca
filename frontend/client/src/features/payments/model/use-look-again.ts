import { useEffect, useRef, useState } from 'react';

const AGAIN_AFTER_MS = 1_000;
const TRIES = 15;

/**
 * Asks again for what is made a moment after what caused it, and of which nobody is told, until it is there.
 * @param waits whether it is still to come
 * @returns whether it is being looked for; false once it is there, or has not come for long
 */
export const useLookAgain = (waits: boolean, refetch: () => unknown): boolean => {
  const [tries, setTries] = useState(0);
  const again = useRef(refetch);
  again.current = refetch;
  const looks = waits && tries < TRIES;
  useEffect(() => {
    if (!waits) return setTries(0);
    if (!looks) return;
    const timer = setTimeout(() => {
      void again.current();
      setTries((before) => before + 1);
    }, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waits, looks, tries]);
  return looks;
};
