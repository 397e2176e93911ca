import { stageOf, type LeagueProspectus, type LeagueStage } from '@fieldhouse/api-contract';
import { useEffect } from 'react';
import { useMinute } from '../../shared/lib/use-minute';

/** A league as it was told, with what moves it on by the clock alone. */
type Staged = {
  readonly stage: LeagueStage;
  /** IANA. */
  readonly zone: string;
  readonly prospectus: Pick<LeagueProspectus, 'windows' | 'startsOn' | 'endsOn'> | null;
};

/** Reads leagues again once one of them has opened, closed, begun or ended since they were told. */
export const useStages = (leagues: readonly Staged[], readAgain: () => unknown): void => {
  const minute = useMinute();
  const now = new Date().toISOString();
  const isBehind = leagues.some((league) => hasMovedOn(league, now));
  useEffect(() => {
    // With each minute: the service's clock may not be there yet.
    if (isBehind) void readAgain();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBehind, minute]);
};

const hasMovedOn = ({ stage, zone, prospectus }: Staged, now: string): boolean => {
  const standing = { prospectus, zone, published: stage !== 'draft', cancelled: stage === 'cancelled' };
  return stageOf({ ...standing, full: stage === 'full' }, now) !== stage;
};
