import { useQueryParam } from '../../../shared/lib/use-query-param';

/**
 * The instant that the address names (`?asOf=`), and the one that the books are looked at as of. Null: none, which is
 * now, as it is for one that is still to come.
 */
export const useAsOf = () => {
  const [asked, choose] = useQueryParam('asOf');
  const at = asked === null ? Number.NaN : Date.parse(asked);
  const chosen = Number.isNaN(at) ? null : new Date(at).toISOString();
  const isToCome = at > Date.now();
  return { chosen, isToCome, asOf: isToCome ? null : chosen, choose };
};
