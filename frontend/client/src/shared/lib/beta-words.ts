import {
  sportCatalogue,
  type BetaApplicationView,
  type BetaSpots,
  type BetaStatus,
} from '@fieldhouse/api-contract';
import { count, listOf } from './words';

/** What happened at each step, as a sentence. */
export const STEP_WORDS: Readonly<Record<BetaStatus, string>> = {
  draft: 'Application begun',
  submitted: 'Application submitted',
  in_review: 'Taken into review',
  approved: 'Approved',
  waitlisted: 'Put on the waitlist',
  rejected: 'Declined',
  withdrawn: 'Application withdrawn',
};

/** '3 of 50 spots are left.' */
export const spotsSentence = ({ limit, taken }: BetaSpots): string => {
  const left = Math.max(0, limit - taken);
  if (left === 0) return `All ${limit} spots are taken. You can still apply: we keep a waitlist.`;
  return `${left} of ${count(limit, 'spot')} ${left === 1 ? 'is' : 'are'} left.`;
};

/** 'Springfield · Softball and Soccer · 3 arenas'. */
export const complexLine = ({ city, sports, arenas }: BetaApplicationView): string => {
  const names = sports.map((key) => sportCatalogue.find((sport) => sport.key === key)?.name ?? key);
  return [city, listOf(names), arenas === null ? '' : count(arenas, 'arena')].filter(Boolean).join(' · ');
};
