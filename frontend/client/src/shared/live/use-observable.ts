import { useSyncExternalStore } from 'react';
import type { Observable } from './observable';

/** The current value of something watched. */
export const useObservable = <T>(observable: Observable<T>): T =>
  useSyncExternalStore(observable.subscribe, observable.get);
