/** Any address that is none of ours. */
export const NotFoundPage = () => (
  <div className="wrap alone">
    <p className="giant" aria-hidden="true">
      404
    </p>
    <h1>Oops! Page not found</h1>
    <a className="button primary large" href="/">
      Return to Home
    </a>
  </div>
);

/** What the service worker shows when there is no network; it is left by itself once there is (`public/color-scheme.js`). */
export const OfflinePage = () => (
  <div className="wrap alone" data-offline="">
    <h1>You are offline</h1>
    <p className="lead">Fieldhouse needs a connection to show what is true now. Nothing was lost.</p>
    {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the one that could not be reached */}
    <a className="button primary large" href="">
      Try again
    </a>
  </div>
);
