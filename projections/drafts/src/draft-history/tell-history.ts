import type { HistoryRow } from '@fieldhouse/api-contract';
import type { DraftHistoryDocument } from './draft-history.projection';
import { historySentence, kindOf, type Before } from './facts';

/** What people and players are called now: the history keeps ids only. */
type NamesNow = {
  readonly person: (accountId: string) => string;
  readonly player: (playerId: string) => string;
};

/** Accounts that a history names. */
export const accountsIn = (documents: readonly DraftHistoryDocument[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap(({ actor, event }) => [
      ...(actor.kind === 'account' ? [actor.accountId] : []),
      ...(event.type === 'DraftTeamsChanged'
        ? [...event.data.commissionerIds, ...event.data.teams.flatMap(({ pickerIds }) => pickerIds)]
        : []),
    ]),
  );

const actorOf = ({ actor }: DraftHistoryDocument, { person }: NamesNow): string => {
  if (actor.kind === 'process') return actor.name === 'timer' ? 'The clock' : 'Fieldhouse';
  return actor.kind === 'anonymous' ? 'A visitor' : person(actor.accountId);
};

/** A commissioner did for a team what its own pickers do. */
const isForTeam = (
  event: DraftHistoryDocument['event'],
): event is Extract<DraftHistoryDocument['event'], { type: 'PlayerPicked' | 'PickReplaced' }> =>
  event.type === 'PickReplaced' || (event.type === 'PlayerPicked' && event.data.source === 'proxy');

/**
 * A draft's facts as rows. What they changed is told from what the facts before them said.
 * @param documents all of the draft's, the oldest first
 * @returns the newest first
 */
export const tellHistory = (documents: readonly DraftHistoryDocument[], names: NamesNow): HistoryRow[] => {
  const rows: HistoryRow[] = [];
  const teams = new Map<string, string>();
  const team = (teamId: string): string => teams.get(teamId) ?? 'a withdrawn team';
  let before: Before = { settings: null, teams: null };
  for (const document of documents) {
    const { revision, at, event } = document;
    if (event.type === 'DraftTeamsChanged')
      for (const { teamId, name } of event.data.teams) teams.set(teamId, name);
    const actor = actorOf(document, names);
    const sentence = historySentence(event, { who: actor, team, ...names }, before);
    if (event.type === 'DraftTeamsChanged') before = { ...before, teams: event.data };
    if ('settings' in event.data) before = { ...before, settings: event.data.settings };
    if (sentence === null) continue;
    rows.push({
      revision,
      at,
      actor,
      onBehalfOf: isForTeam(event) ? team(event.data.teamId) : null,
      type: event.type,
      kind: kindOf(event),
      sentence,
      reason: 'reason' in event.data && typeof event.data.reason === 'string' ? event.data.reason : null,
    });
  }
  return rows.reverse();
};
