import type { BroadcastNotice, NotificationView } from '@fieldhouse/api-contract';
import { draftIdOf } from '@fieldhouse/events/drafts';
import { NOTICE_RULES, type QuietHours } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import {
  cannotWait,
  isTurnMailed,
  draftNoticeFor,
  quietOfTurn,
  type DraftListener,
  type NotTold,
} from './drafts/draft-notice';
import { ToldDrafts, peopleOf } from './drafts/told-drafts';
import type { NoticeDocument, ToldEvent } from './notification';
import { creditNoticeFor } from './payments/credit-notice';
import { paymentNoticeFor, toldOf, type PaymentMatter } from './payments/payment-notice';
import { ToldInvoices } from './payments/told-invoices';
import { ToldWallets } from './payments/told-wallets';
import { registrationNoticeFor } from './registrations/registration-notice';
import { ToldRegistrations } from './registrations/told-registrations';

/**
 * A draft; a registration, or all of a league, with the draft of the league, which knows that; what the league says; or
 * something about an invoice or about credit, which is of none of these.
 */
type Matter = {
  readonly draftId: string | null;
  readonly registrationId: string | null;
  /** Whose registrations it is about, all of them. */
  readonly leagueId: string | null;
  /** Who is told of it by name; null: who is told follows from the rest. */
  readonly named: readonly string[] | null;
  readonly payment: Pick<PaymentMatter, 'invoiceId' | 'paymentId' | 'refundId' | 'walletId'> | null;
};
type Told = Pick<NoticeDocument, 'draft' | 'registration' | 'broadcast' | 'payment' | 'accountIds'>;
/** What of a draft, of a registration, of money or by a league somebody is told; what that says stands in the log alone. */
export type News = Pick<NotificationView, 'draft' | 'registration' | 'payment'> & {
  /** Of money: whom it is owed to. */
  readonly leagueName: string;
  readonly broadcast: Omit<BroadcastNotice, 'text'> | null;
};
/** How some drafts, registrations, invoices and wallets stand. */
export type Standing = {
  /** Who may be told of it. */
  readonly peopleOf: (matter: Matter) => readonly string[];
  /** What somebody is told now; or why nothing. */
  readonly newsFor: (
    told: Told & Pick<NoticeDocument, 'by' | 'key'>,
    listener: DraftListener,
  ) => News | NotTold;
  /** Whether somebody is told it by mail too (`news`: what they are told now). */
  readonly isMailed: (told: Told & Pick<NoticeDocument, 'kind'>, news: News) => boolean;
  /** Whether it is of no use once quiet hours are over (`at`: now, ISO-8601 UTC). */
  readonly isUrgent: (told: Told & Pick<NoticeDocument, 'kind'>, at: string) => boolean;
  /** The hours in which nobody is told although it is urgent. */
  readonly quietOf: (told: Told & Pick<NoticeDocument, 'kind'>) => QuietHours | null;
};

/** @returns what something is about whose audience and words follow from how that stands; null: it is about nothing such */
export const matterOf = ({ draft, registration, broadcast, payment, accountIds }: Told): Matter | null => {
  if (payment) return ofPayment(payment, accountIds);
  if (broadcast) return { ...ofLeague(broadcast.leagueId, null), named: accountIds };
  if (draft) {
    const named = accountIds.length > 0 ? accountIds : null;
    return { ...NO_REGISTRATION, draftId: draft.draftId, named };
  }
  return registration && ofLeague(registration.leagueId, registration.registrationId);
};

/** @returns the same of a fact, which may end what was told of it */
export const matterIn = ({ data }: ToldEvent): Matter | null => {
  // It has run out or is taken back: what was told of it is over for whose it was.
  if ('grantId' in data) return ofPayment({ ...NO_PAYMENT, walletId: data.walletId }, [data.accountId]);
  // It is lifted.
  if ('suspensionId' in data) return { ...ofLeague(data.leagueId, null), named: [data.accountId] };
  // What was taken was no payment: its receipt is over.
  if ('invoiceId' in data) {
    const { invoiceId } = data;
    return 'paymentId' in data
      ? ofPayment({ ...NO_PAYMENT, invoiceId, paymentId: data.paymentId }, [])
      : null;
  }
  if ('draftId' in data) return { ...NO_REGISTRATION, draftId: data.draftId };
  if ('entryId' in data) return ofLeague(data.leagueId, data.entryId);
  // A team that came to its league without one is nobody's matter.
  if (!('registrationId' in data) || data.registrationId === null) return null;
  return ofLeague(data.leagueId, data.registrationId);
};

const NOBODY: ReadonlySet<string> = new Set();
const NO_NEWS = { draft: null, registration: null, broadcast: null, payment: null } as const;
const NO_PAYMENT = { invoiceId: null, paymentId: null, refundId: null, walletId: null } as const;
const NO_REGISTRATION = { registrationId: null, leagueId: null, named: null, payment: null } as const;

const ofLeague = (leagueId: string, registrationId: string | null): Matter => ({
  draftId: draftIdOf(leagueId),
  registrationId,
  leagueId: registrationId === null ? leagueId : null,
  ...{ named: null, payment: null },
});
const ofPayment = (payment: NonNullable<Matter['payment']>, named: readonly string[]): Matter => ({
  ...{ ...NO_REGISTRATION, draftId: null, payment },
  named: named.length > 0 ? named : null,
});

/** The drafts, registrations, invoices and credit that people may be told of. */
@Injectable()
export class Matters {
  constructor(
    private readonly drafts: ToldDrafts,
    private readonly registrations: ToldRegistrations,
    private readonly invoices: ToldInvoices,
    private readonly wallets: ToldWallets,
  ) {}

  /** Waits until they hold everything up to a position. */
  async atLeast(position: string): Promise<boolean> {
    const models = [this.drafts, this.registrations, this.invoices, this.wallets];
    return (await Promise.all(models.map((model) => model.atLeast(position)))).every(Boolean);
  }

  /** @returns the team that a registration is about; null: none */
  async teamOf(registrationId: string): Promise<string | null> {
    return (await this.registrations.known([registrationId])).get(registrationId)?.teamId ?? null;
  }

  /** @returns where what may concern somebody is found; what is about others alone takes nobody's place in a list */
  async wheresFor(accountId: string): Promise<readonly object[]> {
    const [draftIds, registrations, invoiceIds] = await Promise.all([
      this.drafts.of(accountId),
      this.registrations.of(accountId),
      this.invoices.of(accountId),
    ]);
    return [
      { 'draft.draftId': { $in: draftIds }, 'draft.accountId': { $in: [null, accountId] } },
      { 'registration.registrationId': { $in: registrations.map(({ _id }) => _id) } },
      {
        'registration.registrationId': null,
        'registration.leagueId': { $in: registrations.map(({ leagueId }) => leagueId) },
      },
      // Asked for an empty array, an index of who is named has all that name nobody.
      { 'payment.invoiceId': { $in: invoiceIds }, accountIds: { $size: 0 } },
    ];
  }

  /**
   * With five queries, however many they are.
   * @param listenerId whom alone it is for, if given: `peopleOf` then knows nobody else of a league
   */
  async standing(matters: readonly (Matter | null)[], listenerId?: string): Promise<Standing> {
    const asked = matters.filter((one) => one !== null);
    const [drafts, registrations, inLeagues, invoices, wallets] = await Promise.all([
      this.drafts.known(asked.flatMap(({ draftId }) => draftId ?? [])),
      this.registrations.known(asked.flatMap(({ registrationId }) => registrationId ?? [])),
      this.registrations.peopleIn(
        asked.flatMap(({ leagueId }) => leagueId ?? []),
        listenerId,
      ),
      this.invoices.known(asked.flatMap(({ payment }) => payment?.invoiceId ?? [])),
      this.wallets.known(asked.flatMap(({ payment }) => payment?.walletId ?? [])),
    ]);
    const registeredIn = ({ registrationId, leagueId }: Matter): ReadonlySet<string> =>
      registrationId === null
        ? (inLeagues.get(leagueId ?? '') ?? NOBODY)
        : new Set([registrations.get(registrationId)?.accountId ?? []].flat());
    const draftIn = (told: Told) => drafts.get(matterOf(told)?.draftId ?? '') ?? null;
    return {
      peopleOf: (matter) => {
        if (matter.named) return matter.named;
        if (matter.payment)
          return toldOf(matter.payment, invoices.get(matter.payment.invoiceId ?? '') ?? null);
        return matter.registrationId === null && matter.leagueId === null
          ? peopleOf(drafts.get(matter.draftId ?? '') ?? null)
          : [...registeredIn(matter)];
      },
      newsFor: (told, listener) => {
        if (told.payment) {
          const { invoiceId, walletId } = told.payment;
          const { accountId, at } = listener;
          const payment =
            walletId === null
              ? paymentNoticeFor(told, invoices.get(invoiceId ?? '') ?? null, accountId, at)
              : creditNoticeFor(told, wallets.get(walletId) ?? null, accountId);
          return typeof payment === 'string'
            ? payment
            : { ...NO_NEWS, payment, leagueName: payment.payeeName };
        }
        const league = draftIn(told);
        if (told.broadcast) {
          const { accountId } = listener;
          if (!told.accountIds.includes(accountId) || told.by === accountId) return 'gone';
          if (!league) return 'over';
          const { leagueId, leagueName } = league;
          const { answer = null } = told.broadcast;
          const isRegistered = registeredIn(ofLeague(leagueId, null)).has(accountId);
          const registered = isRegistered && !peopleOf(league).includes(accountId);
          return { ...NO_NEWS, leagueName, broadcast: { leagueId, leagueName, registered, answer } };
        }
        if (!told.registration) {
          const draft = draftNoticeFor(told, league, listener);
          return typeof draft === 'string' ? draft : { ...NO_NEWS, draft, leagueName: draft.leagueName };
        }
        const matter = matterOf(told);
        const accountIds = matter ? registeredIn(matter) : NOBODY;
        const teamsOver = registrations.get(matter?.registrationId ?? '')?.teamsOver ?? null;
        const registration = registrationNoticeFor(told, { accountIds, league, teamsOver }, listener);
        return typeof registration === 'string'
          ? registration
          : { ...NO_NEWS, registration, leagueName: registration.leagueName };
      },
      isMailed: (told, { draft: news }) => {
        const draft = told.kind === 'draftTurn' ? draftIn(told) : null;
        return draft === null || news === null || isTurnMailed(news, draft);
      },
      isUrgent: (told, at) =>
        NOTICE_RULES[told.kind].urgent === true ||
        (told.draft !== null && cannotWait(told.draft, draftIn(told)?.draft ?? null, at)),
      quietOf: (told) => {
        const draft = told.kind === 'draftTurn' ? draftIn(told) : null;
        return draft && quietOfTurn(draft);
      },
    };
  }
}
