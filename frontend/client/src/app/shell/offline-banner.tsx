import { CloudOffRounded } from '../../shared/icons/cloud-off-rounded';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the device has no connection, for as long as that is so. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <div role="status" className="banner banner-warning banner-strong banner-sentence">
      <CloudOffRounded fontSize="small" />
      <span>
        You are offline. What you see may be out of date. Messages that you write go out when you are back;
        nothing else can be saved until then.
      </span>
    </div>
  );
};
