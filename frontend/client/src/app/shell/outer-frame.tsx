import { OfflineBanner } from './offline-banner';
import { PageArea } from './page-area';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** The frame of what stands outside the product: the door, and addresses that are not ours. */
export const OuterFrame = () => (
  <div className="frame">
    <SkipLink />
    <TopBar />
    <OfflineBanner />
    <PageArea />
  </div>
);
