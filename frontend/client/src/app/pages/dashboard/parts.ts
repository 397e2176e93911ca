import { report } from '../../../shared/lib/log';
import type { CardPart, DashboardPart, NeedsPart } from '../../../shared/dashboard/dashboard-part';
import { firstSteps, openBeta } from './first-steps';
import { folders } from './part-folders';

export type Parts = {
  readonly needs: readonly NeedsPart[];
  readonly cards: readonly CardPart[];
  /** The code of some did not arrive. */
  readonly missing: boolean;
};

const ready = (parts: readonly DashboardPart[], missing: boolean): Parts => ({
  needs: parts.filter((part) => part.kind === 'needs'),
  cards: [firstSteps, openBeta, ...parts.filter((part) => part.kind === 'card')].sort(
    (a, b) => a.order - b.order,
  ),
  missing,
});

/** The parts of the dashboard, whichever arrive: one that does not leaves the others alone. */
export const loadParts = async (): Promise<Parts> => {
  const loaded = await Promise.all(
    folders.map((load) =>
      load().catch((error: unknown) => {
        report('a part of the dashboard did not arrive', error);
        return null;
      }),
    ),
  );
  return ready(
    loaded.flatMap((one) => (one ? [one.part] : [])),
    loaded.includes(null),
  );
};
