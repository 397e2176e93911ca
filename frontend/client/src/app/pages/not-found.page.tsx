import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { report } from '../../shared/lib/log';
import { ButtonLink } from '../../shared/ui/button';

/** Any path that is not one of ours. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = 'Page not found · Fieldhouse';
    report('there is no page at this address', pathname);
  }, [pathname]);
  return (
    <div className="not-found">
      <p aria-hidden>404</p>
      <h1>Oops! Page not found</h1>
      <ButtonLink to="/" variant="filled">
        Return to Home
      </ButtonLink>
    </div>
  );
};
