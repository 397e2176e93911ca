import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One parameter of the address; setting null or '' takes it out. Others stay. */
export const useQueryParam = (name: string): readonly [string | null, (value: string | null) => void] => {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string | null): void =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [name, setParams],
  );
  return [params.get(name), set];
};
