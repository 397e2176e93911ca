import { calendarDay, type PoolPlayerView } from '@fieldhouse/api-contract';
import { exactDay } from '../../../shared/lib/times';
import { nameOf } from './pool-filters';

/** 'born Apr 1, 1990 · Austin · No. 17': what tells players of one name apart. */
const factsOf = ({ birthDate, hometown, externalId, registeredAt }: PoolPlayerView): string =>
  [
    birthDate && `born ${calendarDay(birthDate)}`,
    hometown,
    externalId && `No. ${externalId}`,
    !birthDate && !hometown && !externalId && `registered ${exactDay(registeredAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Of players who share their name with another one: what tells them apart, by player. */
export const namesakes = (players: readonly PoolPlayerView[]): ReadonlyMap<string, string> => {
  const keyOf = (player: PoolPlayerView): string => nameOf(player).toLowerCase();
  const bearers = new Map<string, number>();
  for (const player of players) bearers.set(keyOf(player), (bearers.get(keyOf(player)) ?? 0) + 1);
  return new Map(
    players
      .filter((player) => !player.forgotten && (bearers.get(keyOf(player)) ?? 0) > 1)
      .map((player) => [player.playerId, factsOf(player)]),
  );
};
