import type { SignedResultView } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';
import { checkProof, type CheckedProof } from './check-proof';

/** Checks a proof in the browser; null until it has. @param ownKey of this site; undefined while it is asked for */
export const useChecked = (
  proof: SignedResultView | null,
  ownKey: string | null | undefined,
): CheckedProof | null => {
  const [checked, setChecked] = useState<{ readonly of: SignedResultView; readonly found: CheckedProof }>();
  useEffect(() => {
    if (!proof || ownKey === undefined) return;
    let current = true;
    void checkProof(proof, ownKey).then((found) => {
      if (current) setChecked({ of: proof, found });
    });
    return () => {
      current = false;
    };
  }, [proof, ownKey]);
  return checked?.of === proof ? checked.found : null;
};
