import {
  stageOf,
  type LeagueProspectus,
  type LeagueStage,
  type OpenLeagueCard,
} from '@fieldhouse/api-contract';
import { useEffect } from 'react';
import { useMinute } from '../../shared/lib/use-minute';

/** A league as it was told, with what moves it on by the clock alone. */
type Staged = {
  readonly stage: LeagueStage;
  /** IANA. */
  readonly zone: string;
  readonly prospectus: Pick<LeagueProspectus, 'windows' | 'startsOn' | 'endsOn'> | null;
  /** ISO-8601: a draft that was ahead; null: none was. */
  readonly draftAt?: string | null;
  /** ISO-8601: until when the prices hold that were told; null: there were none. */
  readonly pricesUntil?: string | null;
};

/** Reads leagues again once one of them has opened, closed, drafted, begun, ended or changed its price since they were told. */
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

/** A league in a list, which says of its windows when registration opens and when it closes. */
export const stagedCard = (card: OpenLeagueCard): Staged => {
  const { stage, zone, opensAt, closesAt, startsOn, endsOn, draftAt, pricesUntil } = card;
  const windows = { opensAt, earlyUntil: null, regularUntil: closesAt, lateUntil: null };
  return { stage, zone, draftAt, pricesUntil, prospectus: { windows, startsOn, endsOn } };
};

const hasMovedOn = (
  { stage, zone, prospectus, draftAt = null, pricesUntil = null }: Staged,
  now: string,
): boolean => {
  if ([draftAt, pricesUntil].some((at) => at !== null && Date.parse(at) <= Date.parse(now))) return true;
  const standing = { prospectus, zone, published: stage !== 'draft', cancelled: stage === 'cancelled' };
  return stageOf({ ...standing, full: stage === 'full' }, now) !== stage;
};
