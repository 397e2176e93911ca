import type { NotificationView } from '@fieldhouse/api-contract';
import { draftIdOf } from '@fieldhouse/events/drafts';
import type { QuietHours } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { draftNoticeFor, quietOfTurn, type DraftListener, type NotTold } from './drafts/draft-notice';
import { ToldDrafts, peopleOf } from './drafts/told-drafts';
import type { NoticeDocument, ToldEvent } from './notification';
import { registrationNoticeFor } from './registrations/registration-notice';
import { ToldRegistrations } from './registrations/told-registrations';

/** A draft, or a registration and the draft of its league, which knows the league. */
type Matter = { readonly draftId: string; readonly registrationId: string | null };
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
  if (draft) return { draftId: draft.draftId, registrationId: null };
  return registration && ofLeague(registration.leagueId, registration.registrationId);
};

/** @returns the same of a fact, which may end what was told of it */
export const matterIn = ({ data }: ToldEvent): Matter | null => {
  if ('draftId' in data) return { draftId: data.draftId, registrationId: null };
  if ('entryId' in data) return ofLeague(data.leagueId, data.entryId);
  return 'registrationId' in data ? ofLeague(data.leagueId, data.registrationId) : null;
};

const ofLeague = (leagueId: string, registrationId: string): Matter => ({
  draftId: draftIdOf(leagueId),
  registrationId,
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
    const [draftIds, registrationIds] = await Promise.all([
      this.drafts.of(accountId),
      this.registrations.of(accountId),
    ]);
    return [
      { 'draft.draftId': { $in: draftIds }, 'draft.accountId': { $in: [null, accountId] } },
      { 'registration.registrationId': { $in: registrationIds } },
    ];
  }

  /** With two queries, however many they are. */
  async standing(matters: readonly (Matter | null)[]): Promise<Standing> {
    const asked = matters.filter((one) => one !== null);
    const [drafts, registrations] = await Promise.all([
      this.drafts.known(asked.map(({ draftId }) => draftId)),
      this.registrations.known(asked.flatMap(({ registrationId }) => registrationId ?? [])),
    ]);
    const draftIn = (told: Told) => drafts.get(matterOf(told)?.draftId ?? '') ?? null;
    return {
      peopleOf: ({ draftId, registrationId }) =>
        registrationId === null
          ? peopleOf(drafts.get(draftId) ?? null)
          : [registrations.get(registrationId)?.accountId ?? []].flat(),
      newsFor: (told, listener) => {
        const league = draftIn(told);
        if (!told.registration) {
          const draft = draftNoticeFor(told, league, listener);
          return typeof draft === 'string'
            ? draft
            : { draft, registration: null, leagueName: draft.leagueName };
        }
        const accountId = registrations.get(told.registration.registrationId)?.accountId ?? null;
        const registration = registrationNoticeFor(told, { accountId, league }, listener);
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
