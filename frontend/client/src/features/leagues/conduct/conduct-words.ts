import type { IncidentKind, SuspensionState, SuspensionView } from '@fieldhouse/api-contract';
import { weekdayOf } from '../../../shared/lib/times';
import type { ProductState } from '../../../shared/ui/status-chip';

/** What somebody is recorded to have done, in words. */
export const INCIDENT_WORDS: Readonly<Record<IncidentKind, string>> = {
  unsporting_conduct: 'Unsporting conduct',
  foul_language: 'Foul language',
  fighting: 'Fighting',
  abuse_of_official: 'Abuse of an official',
  damage: 'Damage',
  no_show: 'No-show',
  other: 'Other',
};

/** How a suspension looks. */
export const SUSPENSION_STATES: Readonly<Record<SuspensionState, ProductState>> = {
  ahead: 'suspension_ahead',
  running: 'suspended',
  served: 'served',
  lifted: 'lifted',
};

export const isOpen = ({ state }: { readonly state: SuspensionState }): boolean =>
  state === 'running' || state === 'ahead';

/** What stands where words were that went with an account. */
export const GONE = 'What was said was deleted with the account of the person it was about.';

/** A day (yyyy-mm-dd): 'Sat, Dec 5', with its year where that is another one than now. */
export const dayWords = (day: string, now: Date = new Date()): string =>
  weekdayOf(day, { year: !day.startsWith(`${now.getFullYear()}-`) });

type Term = Pick<SuspensionView, 'firstDay' | 'lastDay'>;

/** 'through Sat, Dec 5', 'until it is lifted'. */
export const throughWords = ({ lastDay }: Pick<Term, 'lastDay'>): string =>
  lastDay === null ? 'until it is lifted' : `through ${dayWords(lastDay)}`;

/** 'Sat, Nov 28 through Sat, Dec 5'; 'On Sat, Nov 28'; 'From Sat, Nov 28 until it is lifted'. */
export const termWords = ({ firstDay, lastDay }: Term): string => {
  if (firstDay === lastDay) return `On ${dayWords(firstDay)}`;
  const first = dayWords(firstDay);
  return `${lastDay === null ? `From ${first}` : first} ${throughWords({ lastDay })}`;
};

/** 'You are suspended through Sat, Dec 5'. */
export const ownWords = (one: Pick<SuspensionView, 'firstDay' | 'lastDay' | 'state'>): string => {
  if (one.state === 'running') return `You are suspended ${throughWords(one)}`;
  return one.firstDay === one.lastDay
    ? `You are suspended on ${dayWords(one.firstDay)}`
    : `You are suspended from ${dayWords(one.firstDay)} ${throughWords(one)}`;
};
