import { useQueryParam } from '../../../shared/lib/use-query-param';

/** The instant that the address names (`?asOf=`); null: now, as for what is none. */
export const useAsOf = (): readonly [string | null, (asOf: string | null) => void] => {
  const [asked, set] = useQueryParam('asOf');
  const at = asked === null ? Number.NaN : Date.parse(asked);
  return [Number.isNaN(at) ? null : new Date(at).toISOString(), set];
};
