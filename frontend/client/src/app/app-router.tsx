import { createContext, useContext, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory } from '../shared/lib/guarded-history';

const ComingContext = createContext<string | null>(null);

/** The path of another page that is on its way while this one still stands. */
export const usePageComing = (): string | null => useContext(ComingContext);

/**
 * Follows the history: the page stays until the next one can be shown. What changes behind the address alone, as a tab, a
 * dialog or a secret that is put away, is no other page: however long it takes to show, nothing else is on its way.
 */
export const AppRouter = ({
  history,
  children,
}: {
  readonly history: AppHistory;
  readonly children: ReactNode;
}) => {
  const [at, setAt] = useState({ action: history.action, location: history.location });
  const [to, setTo] = useState(history.location.pathname);
  const [pending, start] = useTransition();
  useLayoutEffect(() => {
    let last = history.location;
    return history.listen(({ action, location }) => {
      const stays = location.pathname === last.pathname && location.search === last.search;
      last = location;
      setTo(location.pathname);
      const follow = (): void => setAt({ action, location });
      if (stays) follow();
      else start(follow);
    });
  }, [history, start]);
  return (
    <ComingContext value={pending && to !== at.location.pathname ? to : null}>
      <Router location={at.location} navigationType={at.action} navigator={history}>
        {children}
      </Router>
    </ComingContext>
  );
};
