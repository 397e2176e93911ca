import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { AggregateStore, EventCatalog, LogReader, RetryLater } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  CONFIG,
  type AccountDirectory,
  type Config,
  type DraftMails,
  type DraftMailText,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { draftAggregate, type DraftState } from '../domain';
import { draftMail } from './draft-mail';
import { newsIn } from './draft-news';
import { DRAFT_LEAGUE_PORT, type DraftLeaguePort } from './league.port';

type Fact = Parameters<DraftMails['textFor']>[1];

/** The signature follows the publication in an instant. Where it does not, the mail goes without its code. */
const SIGNED_WITHIN_MS = 5 * 60_000;
const LOOK_AGAIN_SECONDS = 5;

/** What mails say of the facts of drafts. */
@Injectable()
export class DraftMailTexts implements DraftMails {
  constructor(
    private readonly store: AggregateStore,
    private readonly log: LogReader,
    private readonly catalog: EventCatalog,
    @Inject(DRAFT_LEAGUE_PORT) private readonly leagues: DraftLeaguePort,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RetryLater while the result that it tells of is being signed */
  async textFor(accountId: string, fact: Fact): Promise<DraftMailText | null> {
    const stored = await this.log.event(fact.stream, fact.revision);
    const told = stored && newsIn(await this.catalog.decode<DraftEvent | LeagueEvent>(stored));
    if (!told) return null;
    const { state, revision } = await this.store.load(draftAggregate, told.draftId);
    if (state.status === 'none') return null;
    const since = Date.now() - Date.parse(stored.metadata.occurredAt);
    if (told.news.about === 'published' && isUnsigned(state) && since < SIGNED_WITHIN_MS)
      throw new RetryLater(LOOK_AGAIN_SECONDS);
    const [league, contact] = await Promise.all([
      this.leagues.league(state.leagueId),
      this.accounts.contactOf(accountId),
    ]);
    const url = `${this.config.PUBLIC_URL}/complex/leagues/${state.leagueId}/draft`;
    const ownUrl = `${this.config.PUBLIC_URL}/draft-leagues`;
    if (!league || !contact) return null;
    const draft = { state, revision, league, url, ownUrl, now: Date.now() };
    return draftMail(draft, told.news, { accountId, ...contact });
  }
}

const isUnsigned = (state: DraftState): boolean => state.status === 'published' && !state.signed;
