import type { DeliveriesView, DeliveryView, WhyView } from '@fieldhouse/api-contract';
import { draftIdOf } from '@fieldhouse/events/drafts';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { daysAfter, TREASURER_NEWS, type PaymentNews } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { Circles, teamIn } from '../circles';
import { ToldDrafts } from '../drafts/told-drafts';
import { NoticeFacts } from '../notices/notice-facts';
import type { NoticeDocument, ToldEvent } from '../notification';
import { noticesIn } from '../notifications.projection';
import { NotificationsQuery } from '../notifications.query';
import { ToldInvoices } from '../payments/told-invoices';
import { ToldWallets } from '../payments/told-wallets';
import { causesProjection, type CauseDocument } from './causes.projection';
import { deliveriesProjection, type DeliveryDocument } from './deliveries.projection';

type Asked = { readonly before?: string; readonly limit: number; readonly atLeast?: string };

const KEPT_DAYS = 90;
/** Longer than any that there is: a loop in what is stored ends. */
const CHAIN_AT_MOST = 10;

/** What was sent to somebody, and why. */
@Injectable()
export class DeliveriesQuery {
  private readonly deliveries: ReadModelReader<DeliveryDocument>;
  private readonly causes: ReadModelReader<CauseDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly notifications: NotificationsQuery,
    private readonly facts: NoticeFacts,
    private readonly circles: Circles,
    private readonly people: PeopleDirectory,
    private readonly drafts: ToldDrafts,
    private readonly invoices: ToldInvoices,
    private readonly wallets: ToldWallets,
  ) {
    this.deliveries = new ReadModelReader(db, deliveriesProjection);
    this.causes = new ReadModelReader(db, causesProjection);
  }

  /** The newest first, of the last 90 days. */
  async page({ accountId }: Pick<Caller, 'accountId'>, asked: Asked): Promise<DeliveriesView> {
    const { before, limit, atLeast } = asked;
    await this.deliveries.atLeast(atLeast);
    const found = await this.deliveries
      .find({ accountId, ...recent(), ...(before === undefined ? {} : { key: { $lt: before } }) })
      .sort({ key: -1 })
      .limit(limit + 1)
      .toArray();
    const shown = found.slice(0, limit);
    const next = found.length > limit ? (shown.at(-1)?.key ?? null) : null;
    return { deliveries: await this.viewsOf(shown), next };
  }

  /** @throws 404 for what somebody is not told of, and was not */
  async why(caller: Pick<Caller, 'accountId'>, notificationId: string): Promise<WhyView> {
    const { accountId } = caller;
    const sent = await this.deliveries.find({ accountId, notificationId, ...recent() }).toArray();
    const cause = sent[0]?.cause ?? (await this.notifications.causeFor(caller, notificationId));
    const fact = cause && (await this.facts.at(cause));
    const told = fact && noticesIn(fact).find(({ id }) => id === notificationId)?.notice;
    if (!told) throw notFound();
    const { kind, teamId } = told;
    const [chain, deliveries, nameOf] = await Promise.all([
      this.chainOf(fact, told.by),
      this.viewsOf(sent),
      this.namesOf([{ teamId, cause }]),
    ]);
    const teamName = nameOf({ teamId, cause });
    return { kind, chain, because: becauseOf(told, accountId), teamName, deliveries };
  }

  /** `by`: as people are told of the fact itself, which may be less than the log knows. */
  private async chainOf(fact: RecordedEvent<ToldEvent>, by: string | null): Promise<WhyView['chain']> {
    const links: Omit<CauseDocument, '_id'>[] = [];
    const { type, metadata } = fact;
    let link: Omit<CauseDocument, '_id'> | null = {
      ...{ type, at: metadata.occurredAt, by, causedBy: metadata.$causationId },
    };
    while (link && links.length < CHAIN_AT_MOST) {
      links.unshift(link);
      link = await this.causes.byId(link.causedBy);
    }
    const people = await this.people.known(links.flatMap((one) => one.by ?? []));
    return links.map(({ type: what, at, by: who }) => ({
      ...{ type: what, at, by: who },
      name: who === null ? null : (people.get(who)?.name ?? null),
    }));
  }

  private async viewsOf(found: readonly DeliveryDocument[]): Promise<readonly DeliveryView[]> {
    const [people, nameOf] = await Promise.all([
      this.people.known(found.flatMap(({ by }) => by ?? [])),
      this.namesOf(found),
    ]);
    return found.map(({ deliveryId: id, channel, kind, teamId, by, state, cause, ...when }) => {
      const { plannedAt, dueAt, held, endedAt, together } = when;
      return {
        ...{
          id,
          channel,
          kind,
          teamId: teamIn(teamId),
          by,
          state,
          plannedAt,
          dueAt,
          held,
          endedAt,
          together,
        },
        teamName: nameOf({ teamId, cause }),
        name: by === null ? null : (people.get(by)?.name ?? null),
      };
    });
  }

  /** @returns what the team of each is called, of a draft or a registration its league, of money whom it is owed to or who grants it */
  private async namesOf(found: readonly Place[]): Promise<(one: Place) => string> {
    const [teams, drafts, invoices, wallets] = await Promise.all([
      this.circles.known(found.flatMap(({ teamId }) => teamId ?? [])),
      this.drafts.known(found.flatMap((one) => draftIdIn(one) ?? [])),
      this.invoices.known(found.flatMap((one) => idIn('invoice', one) ?? [])),
      this.wallets.known(found.flatMap((one) => idIn('wallet', one) ?? [])),
    ]);
    return (one) =>
      teams.get(one.teamId ?? '')?.name ??
      drafts.get(draftIdIn(one) ?? '')?.leagueName ??
      invoices.get(idIn('invoice', one) ?? '')?.payeeName ??
      wallets.get(idIn('wallet', one) ?? '')?.payeeName ??
      '';
  }
}

type Place = Pick<DeliveryDocument, 'teamId' | 'cause'>;

/** The draft that a fact is about, or that of its league, by the stream that has it. */
const draftIdIn = ({ cause: { stream } }: Place): string | null => {
  const [, category, id] =
    /^(draft|reminders|league|leaguePlaces|leagueBroadcasts|leagueDiscipline|scheduleRequests)-(.+)$/.exec(
      stream,
    ) ?? [];
  if (id === undefined) return null;
  return category === 'draft' || category === 'reminders' ? id : draftIdOf(id);
};

const idIn = (category: 'invoice' | 'wallet', { cause: { stream } }: Place): string | null =>
  stream.startsWith(`${category}-`) ? stream.slice(category.length + 1) : null;

const recent = () => ({ plannedAt: { $gte: daysAfter(new Date().toISOString(), -KEPT_DAYS) } });

const FOR_TREASURERS: readonly PaymentNews[] = TREASURER_NEWS;

const becauseOf = (
  { kind, accountIds, circle, draft, registration, broadcast, payment }: NoticeDocument,
  accountId: string,
): WhyView['because'] => {
  if (draft) return draft.news === 'role_taken' ? 'team_lost' : 'draft';
  if (registration) return 'registration';
  if (broadcast) return 'league';
  if (payment) return FOR_TREASURERS.includes(payment.news) ? 'treasurer' : 'payment';
  if (kind === 'invitation') return 'invited';
  if (accountIds.includes(accountId)) return 'named';
  return circle === 'captains' ? 'captains' : 'team';
};
