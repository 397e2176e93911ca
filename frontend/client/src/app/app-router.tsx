import { createContext, useContext, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory } from '../shared/lib/guarded-history';

const ComingContext = createContext(false);

/** Whether another page is on its way while this one still stands. */
export const usePageComing = (): boolean => useContext(ComingContext);

/** Follows the history: the page stays until the next one can be shown. */
export const AppRouter = ({
  history,
  children,
}: {
  readonly history: AppHistory;
  readonly children: ReactNode;
}) => {
  const [at, setAt] = useState({ action: history.action, location: history.location });
  const [coming, start] = useTransition();
  useLayoutEffect(
    () => history.listen(({ action, location }) => start(() => setAt({ action, location }))),
    [history, start],
  );
  return (
    <ComingContext value={coming}>
      <Router location={at.location} navigationType={at.action} navigator={history}>
        {children}
      </Router>
    </ComingContext>
  );
};
