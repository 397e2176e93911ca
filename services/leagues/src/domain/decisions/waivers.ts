import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import {
  dayIn,
  endsEarly,
  lastDayToRegister,
  type LeagueProspectus,
  type LeagueWaiver,
} from '@fieldhouse/values';
import type { ProspectusCommandOf, ProspectusLeague } from '../prospectus.commands';
import { ProspectusError } from '../prospectus.errors';
import type { ProspectusState, Waiver } from '../prospectus.state';

const WAIVERS_AT_MOST = 10;

export const issueWaiver = (
  { leagueId, waiverId, waiver, textHash, at }: ProspectusCommandOf<'IssueWaiver'>,
  { waivers, prospectus }: ProspectusState,
  league: ProspectusLeague,
): readonly ProspectusEvent[] => {
  if (waivers.some((one) => one.waiverId === waiverId)) return [];
  requireAhead(waiver, league, at);
  if (prospectus) requireLasting([waiver], prospectus, league);
  if (waivers.filter(({ retired }) => !retired).length >= WAIVERS_AT_MOST)
    throw new ProspectusError('too_many_waivers', { limit: WAIVERS_AT_MOST });
  return [{ type: 'WaiverIssued', data: { leagueId, waiverId, version: 1, waiver, textHash } }];
};

/** As a new version: whoever has signed an older one signs anew. */
export const changeWaiver = (
  { leagueId, waiverId, waiver, textHash, at }: ProspectusCommandOf<'ChangeWaiver'>,
  state: ProspectusState,
  league: ProspectusLeague,
): readonly ProspectusEvent[] => {
  const before = waiverOf(state, waiverId);
  if (JSON.stringify(before.waiver) === JSON.stringify(waiver)) return [];
  requireAhead(waiver, league, at);
  if (state.prospectus) requireLasting([waiver], state.prospectus, league);
  const version = before.version + 1;
  return [{ type: 'WaiverIssued', data: { leagueId, waiverId, version, waiver, textHash } }];
};

export const retireWaiver = (
  { leagueId, waiverId }: ProspectusCommandOf<'RetireWaiver'>,
  { waivers }: ProspectusState,
): readonly ProspectusEvent[] => {
  const found = waivers.find((one) => one.waiverId === waiverId);
  if (!found) throw new ProspectusError('waiver_unknown');
  return found.retired ? [] : [{ type: 'WaiverRetired', data: { leagueId, waiverId } }];
};

/** What is signed until a day that is over counts for nobody: then nobody can register. */
const requireAhead = ({ expiry }: LeagueWaiver, { zone }: ProspectusLeague, at: string): void => {
  if (expiry.kind === 'date' && expiry.until < dayIn(zone, at)) throw new ProspectusError('waiver_day_over');
};

/** Whoever registers last can sign them too. @throws ProspectusError `waiver_ends_early` */
export const requireLasting = (
  waivers: readonly LeagueWaiver[],
  { windows }: Pick<LeagueProspectus, 'windows'>,
  { zone }: ProspectusLeague,
): void => {
  const early = waivers.find((one) => endsEarly(one, windows, zone));
  if (early)
    throw new ProspectusError('waiver_ends_early', {
      ...{ title: early.title, lastDay: lastDayToRegister(windows, zone) },
    });
};
/** Those that people sign. */
export const signedNow = ({ waivers }: ProspectusState): readonly LeagueWaiver[] =>
  waivers.flatMap(({ retired, waiver }) => (retired ? [] : waiver));

/** @throws ProspectusError `waiver_unknown` also for one that nobody signs any more */
const waiverOf = ({ waivers }: ProspectusState, waiverId: string): Waiver => {
  const found = waivers.find((one) => one.waiverId === waiverId);
  if (!found || found.retired) throw new ProspectusError('waiver_unknown');
  return found;
};
