import { Button } from '../shared/ui/button';

type PageBrokenProps = {
  readonly title?: string;
  readonly words?: string;
  readonly onRetry?: () => void;
};

/**
 * Instead of a page that broke: usually its code did not arrive, or is that of a version which has been replaced. So
 * the page is loaded anew. What is wrong otherwise says its own words.
 */
export const PageBroken = ({
  title = 'This page could not be shown',
  words = 'Part of it did not arrive. Check your connection and try again.',
  onRetry = () => window.location.reload(),
}: PageBrokenProps) => (
  <div role="alert" className="page-broken">
    <h1>{title}</h1>
    <p>{words}</p>
    <Button variant="filled" onClick={onRetry}>
      Retry
    </Button>
    <a className="button button-text" href="/">
      Return to Home
    </a>
  </div>
);
