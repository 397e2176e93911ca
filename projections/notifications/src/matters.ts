import type { NotificationView } from '@fieldhouse/api-contract';
import { draftIdOf } from '@fieldhouse/events/drafts';
import type { QuietHours } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { draftNoticeFor, quietOfTurn, type DraftListener, type NotTold } from './drafts/draft-notice';
import { ToldDrafts, peopleOf } from './drafts/told-drafts';
import type { NoticeDocument, ToldEvent } from './notification';
import { registrationNoticeFor } from './registrations/registration-notice';
import { ToldRegistrations } from './registrations/told-registrations';

/** A draft; a registration, or all of a league, with the draft of the league, which knows that. */
type Matter = {
  readonly draftId: string;
  readonly registrationId: string | null;
  /** Whose registrations it is about, all of them. */
  readonly leagueId: string | null;
};
type Told = Pick<NoticeDocument, 'draft' | 'registration'>;
/** What of a draft or of a registration somebody is told. */
export type News = Pick<NotificationView, 'draft' | 'registration'> & { readonly leagueName: string };
/** How some drafts and registrations stand. */
export type Standing = {
  /** Who may be told of it. */
  readonly peopleOf: (matter: Matter) => readonly string[];
  /** What somebody is told now; or why nothing. */
  readonly newsFor: (told: Told & Pick<NoticeDocument, 'by'>, listener: DraftListener) => News | NotTold;
  /** The hours in which nobody is told although it is urgent. */
  readonly quietOf: (told: Told & Pick<NoticeDocument, 'kind'>) => QuietHours | null;
};

/** @returns what something is about whose audience and words follow from how that stands; null: it is about nothing such */
export const matterOf = ({ draft, registration }: Told): Matter | null => {
  if (draft) return { ...NO_REGISTRATION, draftId: draft.draftId };
  return registration && ofLeague(registration.leagueId, registration.registrationId);
};

/** @returns the same of a fact, which may end what was told of it */
export const matterIn = ({ data }: ToldEvent): Matter | null => {
  if ('draftId' in data) return { ...NO_REGISTRATION, draftId: data.draftId };
  if ('entryId' in data) return ofLeague(data.leagueId, data.entryId);
  // A team that came to its league without one is nobody's matter.
  if (!('registrationId' in data) || data.registrationId === null) return null;
  return ofLeague(data.leagueId, data.registrationId);
};

const NO_REGISTRATION = { registrationId: null, leagueId: null } as const;

const ofLeague = (leagueId: string, registrationId: string | null): Matter => ({
  draftId: draftIdOf(leagueId),
  registrationId,
  leagueId: registrationId === null ? leagueId : null,
});

/** The drafts and registrations that people may be told of. */
@Injectable()
export class Matters {
  constructor(
    private readonly drafts: ToldDrafts,
    private readonly registrations: ToldRegistrations,
  ) {}

  /** Waits until they hold everything up to a position. */
  async atLeast(position: string): Promise<boolean> {
    const known = await Promise.all([this.drafts.atLeast(position), this.registrations.atLeast(position)]);
    return known.every(Boolean);
  }

  /** @returns where what may concern somebody is found; what is about others alone takes nobody's place in a list */
  async wheresFor(accountId: string): Promise<readonly object[]> {
    const [draftIds, registrations] = await Promise.all([
      this.drafts.of(accountId),
      this.registrations.of(accountId),
    ]);
    return [
      { 'draft.draftId': { $in: draftIds }, 'draft.accountId': { $in: [null, accountId] } },
      { 'registration.registrationId': { $in: registrations.map(({ _id }) => _id) } },
      {
        'registration.registrationId': null,
        'registration.leagueId': { $in: registrations.map(({ leagueId }) => leagueId) },
      },
    ];
  }

  /** With three queries, however many they are. */
  async standing(matters: readonly (Matter | null)[]): Promise<Standing> {
    const asked = matters.filter((one) => one !== null);
    const [drafts, registrations, ofLeagues] = await Promise.all([
      this.drafts.known(asked.map(({ draftId }) => draftId)),
      this.registrations.known(asked.flatMap(({ registrationId }) => registrationId ?? [])),
      this.registrations.inLeagues(asked.flatMap(({ leagueId }) => leagueId ?? [])),
    ]);
    const registeredIn = ({ registrationId, leagueId }: Matter): readonly string[] =>
      registrationId === null
        ? [...new Set(ofLeagues.filter((one) => one.leagueId === leagueId).map(({ accountId }) => accountId))]
        : [registrations.get(registrationId)?.accountId ?? []].flat();
    const draftIn = (told: Told) => drafts.get(matterOf(told)?.draftId ?? '') ?? null;
    return {
      peopleOf: (matter) =>
        matter.registrationId === null && matter.leagueId === null
          ? peopleOf(drafts.get(matter.draftId) ?? null)
          : registeredIn(matter),
      newsFor: (told, listener) => {
        const league = draftIn(told);
        if (!told.registration) {
          const draft = draftNoticeFor(told, league, listener);
          return typeof draft === 'string'
            ? draft
            : { draft, registration: null, leagueName: draft.leagueName };
        }
        const matter = matterOf(told);
        const accountIds = matter ? registeredIn(matter) : [];
        const registration = registrationNoticeFor(told, { accountIds, league }, listener);
        return typeof registration === 'string'
          ? registration
          : { draft: null, registration, leagueName: registration.leagueName };
      },
      quietOf: (told) => {
        const draft = told.kind === 'draftTurn' ? draftIn(told) : null;
        return draft && quietOfTurn(draft);
      },
    };
  }
}
