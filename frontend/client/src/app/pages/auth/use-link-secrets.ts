import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

const NAMES = ['token', 'invite', 'team'] as const;

/** What the link of a mail, of an invite to a league or of one to a team carries; null where there is none. */
export type LinkSecrets = Readonly<Record<(typeof NAMES)[number], string | null>>;
const NONE: LinkSecrets = { token: null, invite: null, team: null };

/**
 * What came with the link. It is taken out of the address at once and kept with the entry of the history, so that it
 * gets into no log, no bookmark and no picture of the screen, and a reload still has it. Links say it behind `#`; those
 * that were sent earlier in the query.
 */
export const useLinkSecrets = (): LinkSecrets => {
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = secretsIn(location);
  useEffect(() => {
    const link = secretsIn(location);
    if (!link) return;
    const rest = new URLSearchParams(location.search);
    for (const name of NAMES) rest.delete(name);
    const state: unknown = { ...(location.state as object | null), link };
    void navigate({ pathname: location.pathname, search: rest.toString() }, { replace: true, state });
  }, [location, navigate]);
  const kept = (location.state as { readonly link?: LinkSecrets } | null)?.link;
  return inAddress ?? kept ?? NONE;
};

const secretsIn = ({ hash, search }: Location): LinkSecrets | null => {
  const [fragment, query] = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const [token = null, invite = null, team = null] = NAMES.map(
    (name) => fragment.get(name) ?? query.get(name),
  );
  return token === null && invite === null && team === null ? null : { token, invite, team };
};
