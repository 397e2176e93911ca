import type { BroadcastsView, ReceiptsView, ReceiptState } from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import {
  MONGO_DB,
  NOTICE_RECEIPTS,
  notFound,
  type Caller,
  type NoticeReceipt,
  type NoticeReceipts,
} from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { audienceOf } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { LeagueQuery } from '../league/league.query';
import type { LeagueDocument } from '../league/league.read-model';
import { PlayerPoolReader } from '../player-pool/player-pool.reader';
import { RegistrationsQuery } from '../registrations/registrations.query';
import { broadcastsModel, type BroadcastsDocument } from './broadcasts.read-model';

/** What the staff of a league has said to many, and who has got it. */
@Injectable()
export class BroadcastsQuery {
  private readonly reader: ReadModelReader<BroadcastsDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly leagues: LeagueQuery,
    private readonly pools: PlayerPoolReader,
    private readonly registrations: RegistrationsQuery,
    private readonly people: PeopleDirectory,
    @Inject(NOTICE_RECEIPTS) private readonly receipts: NoticeReceipts,
  ) {
    this.reader = new ReadModelReader(db, broadcastsModel);
  }

  /** @throws 403 for others who have a part in the league, 404 for strangers */
  async all(leagueId: string, caller: Caller, atLeast?: string): Promise<BroadcastsView> {
    const league = await this.leagues.managed(leagueId, caller, atLeast);
    await this.reader.atLeast(atLeast);
    const position = await this.reader.appliedTo();
    const [said, reach] = await Promise.all([this.reader.byId(leagueId), this.reachOf(league, caller)]);
    const broadcasts = said?.broadcasts ?? [];
    const known = await this.people.known(broadcasts.map(({ accountId }) => accountId));
    return {
      ...{ leagueId, position, reach },
      broadcasts: broadcasts.map(({ accountId: by, accountIds, ...one }) => ({
        ...{ ...one, by, name: known.get(by)?.name ?? null, recipients: accountIds.length },
      })),
    };
  }

  /** @throws as {@link all}; 404 for a message of another league */
  async receiptsOf(
    { leagueId, broadcastId }: { readonly leagueId: string; readonly broadcastId: string },
    caller: Caller,
    atLeast?: string,
  ): Promise<ReceiptsView> {
    await this.leagues.managed(leagueId, caller, atLeast);
    await this.reader.atLeast(atLeast);
    const said = await this.reader.byId(leagueId);
    const found = said?.broadcasts.find((one) => one.broadcastId === broadcastId);
    if (!found) throw notFound();
    const { accountIds } = found;
    const [known, receiptOf] = await Promise.all([
      this.people.known(accountIds),
      this.receipts.of(`broadcast:${broadcastId}`, accountIds),
    ]);
    const receipts = accountIds.map((accountId) => ({
      ...{ accountId, name: known.get(accountId)?.name ?? null },
      ...stateOf(receiptOf.get(accountId)),
    }));
    return { broadcastId, receipts: receipts.sort(unreadFirst) };
  }

  private async reachOf(
    { _id: leagueId, staff, teams }: LeagueDocument,
    { accountId }: Caller,
  ): Promise<BroadcastsView['reach']> {
    const [{ players }, registrantIds] = await Promise.all([
      this.pools.pool(leagueId),
      this.registrations.accountsIn(leagueId),
    ]);
    const registered = players.filter(({ status }) => status === 'registered');
    const playerIds = registered.flatMap((player) => player.accountId ?? []);
    const crowd = { staff, teams, playerIds, registrantIds };
    return {
      captains: audienceOf(crowd, 'captains', accountId).length,
      everybody: audienceOf(crowd, 'everybody', accountId).length,
    };
  }
}

type Stated = Pick<ReceiptsView['receipts'][number], 'state' | 'sent'>;

/** Of somebody of whom nothing is known it is in the bell, as everything is. */
const stateOf = (receipt: NoticeReceipt | undefined): Stated => {
  const sent = [...(receipt?.sent ?? [])];
  if (receipt?.read) return { state: 'read', sent };
  if (sent.length > 0) return { state: 'sent', sent };
  return { state: receipt?.waiting ? 'waiting' : 'bell', sent };
};

const STATES: readonly ReceiptState[] = ['bell', 'waiting', 'sent', 'read'];
const byName = new Intl.Collator('en').compare;
type Receipt = ReceiptsView['receipts'][number];
const unreadFirst = (a: Receipt, b: Receipt): number =>
  STATES.indexOf(a.state) - STATES.indexOf(b.state) || byName(a.name ?? '', b.name ?? '');
