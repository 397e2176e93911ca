import type { RoomState, RoomView } from '@fieldhouse/api-contract';
import type { Secrets } from '@fieldhouse/kernel/runtime';
import type { Caller } from '@fieldhouse/platform';
import type { DraftRoomDocument } from './draft-room.read-model';

/** What somebody is in a draft room. */
export type RoomMembership = RoomView['me'];

/** The spectator link's token: computed from the installation's secret and the link's number, never stored. */
export const spectatorToken = (secrets: Secrets, draftId: string, linkNo: number): string =>
  secrets.digest('spectator-link', `${draftId}|${linkNo}`);

/** Who is what in a room. */
type Door = Pick<DraftRoomDocument, 'pickers' | 'commissionerIds' | 'staffIds'> & {
  readonly playerAccounts: readonly Pick<DraftRoomDocument['playerAccounts'][number], 'accountId'>[];
};

/** @returns the caller's part in the room, or null for somebody who may not know that it exists. */
export const membershipOf = (document: Door, caller: Caller | null): RoomMembership | null => {
  if (!caller) return null;
  const { accountId } = caller;
  const teamIds = document.pickers.flatMap((team) =>
    team.accountIds.includes(accountId) ? [team.teamId] : [],
  );
  if (document.commissionerIds.includes(accountId)) return { role: 'commissioner', teamIds };
  if (teamIds.length > 0) return { role: 'captain', teamIds };
  if (document.playerAccounts.some((player) => player.accountId === accountId))
    return { role: 'player', teamIds };
  if (document.staffIds.includes(accountId) || caller.roles.includes('site_admin'))
    return { role: 'spectator', teamIds };
  return null;
};

/** @returns whether this token is the room's current spectator link. */
export const isSpectator = (
  document: Pick<DraftRoomDocument, '_id'> & {
    readonly room: Pick<RoomState, 'spectatorLinkNo'> | null;
  },
  token: string | undefined,
  secrets: Secrets,
): boolean => {
  const linkNo = document.room?.spectatorLinkNo ?? 0;
  if (token === undefined || linkNo === 0) return false;
  return secrets.isDigest('spectator-link', `${document._id}|${linkNo}`, token);
};
