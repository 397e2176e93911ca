import { OfflineBanner } from './offline-banner';
import { PageArea } from './page-area';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useKeptPush } from './use-kept-push';

/** The frame of what stands outside the product: the door, and addresses that are not ours. */
export const OuterFrame = () => {
  useKeptPush();
  return (
    <div className="frame">
      <SkipLink />
      <TopBar />
      <OfflineBanner />
      <PageArea />
    </div>
  );
};
