import type { PlayerDetails, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { CommandContext } from '@fieldhouse/kernel';
import type { PlayerPoolAction, PlayerPoolCommand, PoolLeague } from './player-pool.commands';

/** A pool in which specs act: Ana is staff, Cal a captain, Pia a player with an account. */
export const at = '2026-05-01T18:00:00.000Z';
export const leagueId = 'l1';
export const league: PoolLeague = {
  staffIds: ['ana'],
  memberAccountIds: ['ana', 'cal'],
  positions: ['P', 'C', 'SS'],
};
export const by = (accountId: string): CommandContext => ({ actor: { kind: 'account', accountId }, at });

export const command = <Action extends PlayerPoolAction>(
  action: Action,
  accountId = 'ana',
): PlayerPoolCommand => ({ ...action, leagueId, league, ...by(accountId) });

export const person = (firstName: string, overrides: Partial<PlayerDetails> = {}): PlayerDetails => ({
  externalId: null,
  firstName,
  lastName: 'Ruiz',
  birthDate: null,
  hometown: null,
  phone: null,
  gender: null,
  positions: [],
  rating: null,
  nights: [],
  comment: null,
  ownColumns: [],
  ...overrides,
});
export const registered = (
  playerId: string,
  details: PlayerDetails = person(playerId),
  importId: string | null = null,
): PlayerPoolEvent => ({
  type: 'PlayerRegistered',
  data: { leagueId, playerId, ...details, registeredAt: at, importId },
});
export const withdrawn = (playerId: string): PlayerPoolEvent => ({
  type: 'PlayerWithdrawn',
  data: { leagueId, playerId, reason: 'hurt' },
});
export const linked = (playerId: string, accountId: string | null): PlayerPoolEvent => ({
  type: 'PlayerAccountLinked',
  data: { leagueId, playerId, accountId },
});
