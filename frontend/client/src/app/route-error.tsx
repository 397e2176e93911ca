import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from '../shared/lib/log';
import { PageBroken } from './page-broken';

/** What a page that broke leaves behind. */
export const RouteError = () => {
  const error = useRouteError();
  useEffect(() => report('a page could not be shown', error), [error]);
  return <PageBroken />;
};
