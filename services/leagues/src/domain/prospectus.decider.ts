import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import { cancelLeague, publishLeague, setProspectus, unpublishLeague } from './decisions/prospectus';
import { changeWaiver, issueWaiver, retireWaiver } from './decisions/waivers';
import type { ProspectusCommand, ProspectusLeague } from './prospectus.commands';
import { ProspectusError } from './prospectus.errors';
import { evolveProspectus, initialProspectus, type ProspectusState } from './prospectus.state';

const decide = (command: ProspectusCommand, state: ProspectusState): readonly ProspectusEvent[] => {
  const league = authorised(command);
  const isCancelled = state.cancelledBecause !== null;
  if (command.type === 'CancelLeague') return isCancelled ? [] : cancelLeague(command);
  if (isCancelled) throw new ProspectusError('league_cancelled');
  switch (command.type) {
    case 'SetProspectus':
      return setProspectus(command, state, league);
    case 'PublishLeague':
      return publishLeague(command, state, league);
    case 'UnpublishLeague':
      return unpublishLeague(command, state);
    case 'IssueWaiver':
      return issueWaiver(command, state, league);
    case 'ChangeWaiver':
      return changeWaiver(command, state, league);
    case 'RetireWaiver':
      return retireWaiver(command, state);
    default:
      return command satisfies never;
  }
};

/** Whoever has a part in the league; everybody else reads what is published, and asks for nothing. */
const sees = ({ actor, league, isInsider }: ProspectusCommand): boolean => {
  if (!league || actor.kind === 'process') return league !== null;
  if (isInsider === true) return true;
  return actor.kind === 'account' && league.memberAccountIds.includes(actor.accountId);
};

/** @throws ProspectusError `not_league_staff`, `not_league_owner`; Unseen without a league */
const authorised = ({ actor, league, type }: ProspectusCommand): ProspectusLeague => {
  if (!league) throw new Unseen();
  if (actor.kind === 'process') return league;
  const accountId = actor.kind === 'account' ? actor.accountId : '';
  if (!league.staffIds.includes(accountId)) throw new ProspectusError('not_league_staff');
  if (type === 'CancelLeague' && !league.ownerIds.includes(accountId))
    throw new ProspectusError('not_league_owner');
  return league;
};

export const prospectusDecider: Decider<ProspectusState, ProspectusCommand, ProspectusEvent> = {
  initialState: initialProspectus,
  sees,
  decide,
  evolve: evolveProspectus,
};
/** The aggregate as the command runtime knows it. */
export const prospectusAggregate = { category: 'prospectus', decider: prospectusDecider } as const;
