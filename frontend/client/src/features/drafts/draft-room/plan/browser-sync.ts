import type { Observable } from '../../../../shared/live/observable';
import type { Sync } from '../live/room-follower';

/** In step as long as the browser is online: for a plan that is made outside of the room. */
export const browserSync: Observable<Sync> = {
  get: () => (navigator.onLine ? 'live' : 'reconnecting'),
  subscribe: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
