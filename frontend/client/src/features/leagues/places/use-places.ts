import { useDeferredValue } from 'react';
import { discoveryApi } from '../api/discovery.api';

const LEAST = 2;

/** The places whose name begins so; none while nothing, or hardly anything, is written. */
export const usePlaces = (text: string): readonly string[] => {
  const sought = useDeferredValue(text.trim());
  const { data } = discoveryApi.usePlacesQuery(sought, { skip: sought.length < LEAST });
  return sought.length < LEAST ? [] : (data?.places ?? []);
};
