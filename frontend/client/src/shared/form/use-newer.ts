import { useState } from 'react';
import { differing } from './differing';

/** What stood when somebody began to enter something, and what stands by now if that has changed. */
export const useNewer = <Values extends object>(values: Values, dirty: boolean, busy: boolean) => {
  const [base, setBase] = useState(values);
  const moved = differing(base, values).length > 0;
  if (moved && !dirty) setBase(values);
  return { base, newer: moved && dirty && !busy ? values : null } as const;
};
