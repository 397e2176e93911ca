import { Button } from '../shared/ui/button';

/**
 * Instead of a page that broke: usually its code did not arrive, or is that of a version which has been replaced. So
 * the page is loaded anew.
 */
export const PageBroken = () => (
  <div role="alert" className="page-broken">
    <h1>This page could not be shown</h1>
    <p>Part of it did not arrive. Check your connection and try again.</p>
    <Button variant="filled" onClick={() => window.location.reload()}>
      Retry
    </Button>
    <a className="button button-text" href="/">
      Return to Home
    </a>
  </div>
);
