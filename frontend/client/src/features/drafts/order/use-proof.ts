import type { OrderProofView } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';
import { canVerify, recomputeOrder, type RecomputedOrder } from '../order-proof/verify-order';

type Roll = OrderProofView['rolls'][number];
/** A roll whose seed is open. */
export type RevealedRoll = Roll & { readonly seed: string; readonly order: readonly string[] };

/** What was recomputed, and whether each part of it is what was published. */
export type Checked = {
  readonly own: RecomputedOrder;
  readonly teams: boolean;
  readonly seed: boolean;
  readonly order: boolean;
};

export const revealed = (roll: Roll | undefined): RevealedRoll | null =>
  roll && roll.seed !== null && roll.order !== null ? { ...roll, seed: roll.seed, order: roll.order } : null;

export const fits = ({ teams, seed, order }: Checked): boolean => teams && seed && order;

/** Recomputes a roll in the browser; null until it has, 'unable' where the browser does not compute hashes. */
export const useProof = (draftId: string, roll: RevealedRoll | null): Checked | 'unable' | null => {
  const [checked, setChecked] = useState<{ readonly of: string; readonly result: Checked } | null>(null);
  const key = JSON.stringify(roll);
  useEffect(() => {
    const opened = JSON.parse(key) as RevealedRoll | null;
    if (opened === null || !canVerify()) return;
    let current = true;
    void recomputeOrder({ draftId, ...opened }).then((own) => {
      const result = {
        own,
        teams: own.participantsHash === opened.participantsHash,
        seed: own.commit === opened.commit,
        order: own.order.join() === opened.order.join(),
      };
      if (current) setChecked({ of: key, result });
    });
    return () => {
      current = false;
    };
  }, [draftId, key]);
  if (!canVerify()) return 'unable';
  return checked?.of === key ? checked.result : null;
};
