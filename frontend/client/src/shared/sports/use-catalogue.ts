import type { Sport } from '@fieldhouse/api-contract';
import { useCallback, useEffect, useState } from 'react';

/** Sports with their positions, and how many players a team needs to play. */
export type Catalogue = readonly Pick<Sport, 'key' | 'name' | 'positions' | 'minimumRoster'>[];
type Coming = {
  /** Null while it is on its way. */
  readonly catalogue: Catalogue | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

let kept: Catalogue | null = null;

/** The catalogue of sports, whose code comes when it is first needed. */
export const useCatalogue = (): Coming => {
  const [catalogue, setCatalogue] = useState(kept);
  const [failed, setFailed] = useState(false);
  const load = useCallback((): void => {
    setFailed(false);
    import('./catalogue').then(
      ({ sportCatalogue }) => {
        kept = sportCatalogue;
        setCatalogue(sportCatalogue);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (kept === null) load();
  }, [load]);
  return { catalogue, failed, retry: load };
};

/** The name of a sport; its key until the catalogue is there. */
export const sportName = (catalogue: Catalogue | null, key: string): string =>
  catalogue?.find((sport) => sport.key === key)?.name ?? key;

/** The name of a position, as 'Pitcher'. */
export const positionName = (catalogue: Catalogue | null, sport: string, code: string): string =>
  catalogue?.find(({ key }) => key === sport)?.positions.find((one) => one.code === code)?.name ?? code;
