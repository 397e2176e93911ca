import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { AggregateStore, EventCatalog, LogReader } from '@fieldhouse/kernel/runtime';
import { CONFIG, type Config, type DraftMails, type MailText } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { draftAggregate } from '../domain';
import { draftMail } from './draft-mail';
import { newsIn } from './draft-news';
import {
  DRAFT_CONTACTS_PORT,
  DRAFT_LEAGUE_PORT,
  type DraftContactsPort,
  type DraftLeaguePort,
} from './league.port';

type Fact = Parameters<DraftMails['textFor']>[1];

/** How does a mail tell somebody of a fact of a draft, as that stands now? Null: it is over. */
export class GetDraftMail extends Query<MailText | null> {
  constructor(
    readonly accountId: string,
    readonly fact: Fact,
  ) {
    super();
  }
}

@QueryHandler(GetDraftMail)
export class GetDraftMailHandler implements IQueryHandler<GetDraftMail> {
  constructor(
    private readonly store: AggregateStore,
    private readonly log: LogReader,
    private readonly catalog: EventCatalog,
    @Inject(DRAFT_LEAGUE_PORT) private readonly leagues: DraftLeaguePort,
    @Inject(DRAFT_CONTACTS_PORT) private readonly contacts: DraftContactsPort,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ accountId, fact }: GetDraftMail): Promise<MailText | null> {
    const stored = await this.log.event(fact.stream, fact.revision);
    const told = stored && newsIn(await this.catalog.decode<DraftEvent | LeagueEvent>(stored));
    if (!told) return null;
    const { state, revision } = await this.store.load(draftAggregate, told.draftId);
    if (state.status === 'none') return null;
    const [league, contact] = await Promise.all([
      this.leagues.league(state.leagueId),
      this.contacts.contactOf(accountId),
    ]);
    const url = `${this.config.PUBLIC_URL}/complex/leagues/${state.leagueId}/draft`;
    return (
      league && contact && draftMail({ state, revision, league, url }, told.news, { accountId, ...contact })
    );
  }
}
