import { Button } from './button';

type NotArrivedProps = {
  readonly onRetry: () => void;
  /** At the foot of the window, for what would have opened over the page. */
  readonly floating?: boolean;
};

/**
 * Instead of a part whose code did not come. A second offer, because code of a version that has been replaced never
 * comes: loading the page anew brings the present one.
 */
export const NotArrived = ({ onRetry, floating = false }: NotArrivedProps) => (
  <div role="alert" className={floating ? 'not-arrived not-arrived-floating' : 'not-arrived'}>
    <p>This part did not arrive. Check your connection; if there is a new version, reload.</p>
    <Button onClick={onRetry}>Retry</Button>
    <Button variant="text" onClick={() => window.location.reload()}>
      Reload
    </Button>
  </div>
);
