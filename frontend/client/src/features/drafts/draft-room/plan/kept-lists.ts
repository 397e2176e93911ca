import { keptNames, keptOnDevice, type Kept } from '../../../../shared/lib/kept';
import type { UnsavedLists } from './unsaved-lists';

const UNSAVED = 'draft-plan';

/** A team's lists that one person has changed and the server does not have yet, as the device keeps them. */
export const keptLists = (accountId: string, leagueId: string, teamId: string): Kept<UnsavedLists> =>
  keptOnDevice(`${UNSAVED} ${accountId} ${leagueId} ${teamId}`);

/** Of which league and team something of a person is kept so: 'leagueId teamId'. */
export const unsavedTeams = (accountId: string): readonly string[] => keptNames(`${UNSAVED} ${accountId} `);
