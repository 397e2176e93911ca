import type { DraftLeagueCard, RoomState, RoomView } from '@fieldhouse/api-contract';
import { draftIdOf } from '@fieldhouse/events/drafts';
import { MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { ReadModelReader, Secrets } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { draftRoomModel, hasPool, type DraftRoomDocument } from './draft-room.read-model';
import { isSpectator, membershipOf, type RoomMembership } from './room-access';

/** Who asks: a signed-in caller, or the bearer of a spectator link, or both. */
export type RoomVisitor = { readonly caller: Caller | null; readonly spectator?: string };

/** A room that the visitor may see, and what they are in it. */
export type OpenRoom = { readonly document: Positioned<DraftRoomDocument>; readonly me: RoomMembership };

type PoolKnown = Pick<DraftRoomDocument, 'registered'> & {
  readonly room: Pick<RoomState, 'status' | 'poolSize'> | null;
};
/** What a card needs of a room, and the door to it. */
const OUTLINE = {
  ...{ leagueId: 1, leagueName: 1, season: 1, sport: 1, registered: 1, drafts: 1 },
  ...{ staffIds: 1, commissionerIds: 1, pickers: 1, 'playerAccounts.accountId': 1 },
  ...{ 'room.status': 1, 'room.settings.startsAt': 1, 'room.order': 1, 'room.board': 1, 'room.poolSize': 1 },
  ...{ 'room.teams.teamId': 1, 'room.teams.name': 1, 'room.picks.pickNo': 1 },
} as const;
type OutlinedRoom = Pick<RoomState, 'status' | 'order' | 'board' | 'poolSize'> & {
  readonly settings: Pick<RoomState['settings'], 'startsAt'>;
  readonly teams: readonly Pick<RoomState['teams'][number], 'teamId' | 'name'>[];
  readonly picks: readonly Pick<RoomState['picks'][number], 'pickNo'>[];
};
/** A document so far. There is no room before the draft is created. */
type Outlined = Omit<DraftRoomDocument, 'room' | 'playerAccounts'> & {
  readonly playerAccounts: readonly { readonly accountId: string }[];
  readonly room?: OutlinedRoom | null;
};

/** The only reader of the draft rooms. */
@Injectable()
export class DraftRoomQuery {
  private readonly reader: ReadModelReader<DraftRoomDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
  ) {
    this.reader = new ReadModelReader(db, draftRoomModel);
  }

  /** @throws 404 when there is no such league or the visitor may not see its draft */
  async open(leagueId: string, { caller, spectator }: RoomVisitor, atLeast?: string): Promise<OpenRoom> {
    await this.reader.atLeast(atLeast);
    const document = await this.reader.byId(draftIdOf(leagueId));
    if (!document) throw notFound();
    const me = membershipOf(document, caller);
    if (me) return { document, me };
    if (isSpectator(document, spectator, this.secrets))
      return { document, me: { role: 'spectator', teamIds: [] } };
    throw notFound();
  }

  /** The room as it was folded, for whoever was let in; undefined where there is no such league. */
  async folded(draftId: string): Promise<RoomState | null | undefined> {
    return (await this.reader.byId(draftId))?.room;
  }

  /** The room as a page shows it. @throws 404 also before the draft is created */
  async room(leagueId: string, visitor: RoomVisitor, atLeast?: string): Promise<RoomView> {
    const { document, me } = await this.open(leagueId, visitor, atLeast);
    if (!document.room) throw notFound();
    return {
      ...document.room,
      poolSize: poolSizeOf(document),
      leagueName: document.leagueName,
      season: document.season,
      sport: document.sport,
      position: document._position,
      goneTeamIds: goneFrom(document.room, document),
      me,
      serverNow: new Date().toISOString(),
    };
  }

  /** Every league of a person whose teams are drafted, the ones that need them first. */
  async leaguesOf(caller: Caller, atLeast?: string): Promise<DraftLeagueCard[]> {
    await this.reader.atLeast(atLeast);
    const { accountId } = caller;
    const involved = [
      { staffIds: accountId },
      { 'pickers.accountIds': accountId },
      { 'playerAccounts.accountId': accountId },
    ];
    const found: readonly Outlined[] = await this.reader
      .find({ $or: involved }, { projection: OUTLINE })
      .toArray();
    return found
      .flatMap((document) => {
        const me = document.drafts || document.room ? membershipOf(document, caller) : null;
        return me ? [cardOf(document, me)] : [];
      })
      .sort((a, b) => urgency(a) - urgency(b) || a.leagueName.localeCompare(b.leagueName));
  }
}

/** Teams of the order that the league does not have any more. */
const goneFrom = ({ order }: RoomState, { pickers }: DraftRoomDocument): readonly string[] =>
  order.filter((teamId) => !pickers.some((team) => team.teamId === teamId));

/** Until the lobby opens, the players of the league; from then on, those of the draft. */
const poolSizeOf = ({ room, registered }: PoolKnown): number => (hasPool(room) ? room.poolSize : registered);

const URGENT: readonly (RoomState['status'] | null)[] = [
  'live',
  'paused',
  'lobby',
  'order_locked',
  'order_committed',
  'configuring',
  null,
  'completed',
  'published',
  'cancelled',
];
const urgency = ({ status }: DraftLeagueCard): number => URGENT.indexOf(status);

const cardOf = (document: Outlined, me: RoomMembership): DraftLeagueCard => {
  const { room } = document;
  return {
    leagueId: document.leagueId,
    leagueName: document.leagueName,
    season: document.season,
    sport: document.sport,
    status: room?.status ?? null,
    startsAt: room?.settings.startsAt ?? null,
    role: me.role,
    picksFor: me.teamIds.map((teamId) => ({
      teamId,
      teamName: room?.teams.find((team) => team.teamId === teamId)?.name ?? null,
      slot: room && room.order.includes(teamId) ? room.order.indexOf(teamId) + 1 : null,
    })),
    picksMade: room?.picks.length ?? 0,
    picksTotal: room?.board.length ?? 0,
    teams: room?.teams.length ?? 0,
    poolSize: poolSizeOf({ ...document, room: room ?? null }),
  };
};
