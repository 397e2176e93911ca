import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LeagueFilters } from '../api/discovery.api';

const NAMES = [
  ...(['q', 'sport', 'day', 'format', 'level', 'gender', 'near', 'within'] as const),
  ...(['maxPrice', 'startsFrom', 'stage', 'sort'] as const),
] as const;
export type FilterName = (typeof NAMES)[number];

type Filtering = {
  readonly filters: LeagueFilters;
  /** How many narrow the list down; an order does not, nor how far around a place alone. */
  readonly narrowed: number;
  /** Of those, the ones beside what is searched for. */
  readonly chosen: number;
  readonly set: (name: FilterName, value: string) => void;
  readonly clear: () => void;
};

/** The filters of the list, which stand in the address. */
export const useLeagueFilters = (): Filtering => {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filters = useMemo(() => {
    const now = new URLSearchParams(text);
    return Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = now.get(name)?.trim() ?? '';
        return value === '' ? [] : [[name, value]];
      }),
    );
  }, [text]);
  const change = useCallback(
    (edit: (params: URLSearchParams) => void): void =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          edit(next);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const narrowing = Object.keys(filters).filter((name) => name !== 'sort' && name !== 'within');
  return {
    filters,
    narrowed: narrowing.length,
    chosen: narrowing.filter((name) => name !== 'q').length,
    set: (name, value) => change((next) => (value === '' ? next.delete(name) : next.set(name, value))),
    clear: () => change((next) => NAMES.forEach((name) => next.delete(name))),
  };
};
