import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { PlayerOfAccount } from '../infrastructure/player-accounts.store';

/** What of a fact is an account's own, so that an export and an erasure of the account find it. */
export const ownIn = ({ type, data }: LeagueEvent | PlayerPoolEvent): readonly PlayerOfAccount[] => {
  switch (type) {
    case 'LeagueCreated':
      return [member(data.leagueId, data.ownerId)];
    case 'LeagueStaffAdded':
    case 'TeamRoleGranted':
      return [member(data.leagueId, data.accountId)];
    case 'PlayerAccountLinked': {
      const { leagueId, playerId: _id, accountId } = data;
      return accountId === null ? [] : [{ _id, kind: 'player', leagueId, accountId }];
    }
    case 'PoolImportStarted': {
      const { leagueId, importId: _id, accountId } = data;
      return accountId === undefined ? [] : [{ _id, kind: 'import', leagueId, accountId }];
    }
    default:
      return [];
  }
};

const member = (leagueId: string, accountId: string): PlayerOfAccount => ({
  ...{ _id: `member.${leagueId}.${accountId}`, kind: 'member', leagueId, accountId },
});
