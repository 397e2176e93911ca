import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import {
  CONFIG,
  MAILER,
  NOTICE_MAILS,
  registerAggregate,
  type Config,
  type Mailer,
  type NoticeMails,
} from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { draftAggregate, type DraftState } from '../domain';
import { draftMail, recipientsOf } from './draft-mail';
import {
  DRAFT_CONTACTS_PORT,
  DRAFT_LEAGUE_PORT,
  type DraftContactsPort,
  type DraftLeaguePort,
} from './league.port';

/** What has happened that people of a draft are told. */
export type DraftNews =
  | {
      readonly about: 'role_given' | 'role_taken';
      readonly accountId: string;
      readonly teamId: string;
    }
  | { readonly about: 'auto_mode'; readonly teamId: string }
  /** `byHand`: nothing was drawn. */
  | { readonly about: 'order_drawn'; readonly byHand?: true }
  | {
      readonly about: 'time_changed' | 'lobby_open' | 'started' | 'step_missed' | 'cancelled' | 'published';
    };
/** Mails to those whom it concerns. `causedAt`: when it happened, ISO-8601 UTC. */
export type DraftMailRequest = { readonly type: 'SendDraftMails'; readonly causedAt: string } & DraftNews;
/** `id` is the draft's. */
export class DraftMailCommand extends AggregateCommand<DraftMailRequest> {}
registerAggregate('draftMail', DraftMailCommand);

/** A draft that can be told of. */
export type ToldDraft = Exclude<DraftState, { readonly status: 'none' }>;

@CommandHandler(DraftMailCommand)
export class DraftMailHandler implements ICommandHandler<DraftMailCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(DRAFT_LEAGUE_PORT) private readonly leagues: DraftLeaguePort,
    @Inject(DRAFT_CONTACTS_PORT) private readonly contacts: DraftContactsPort,
    @Inject(NOTICE_MAILS) private readonly wanted: NoticeMails,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RetryLater while the mail server does not take one of them; those that have left do not leave again */
  async execute({ id, request, meta }: DraftMailCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(draftAggregate, id);
    const league = state.status === 'none' ? null : await this.leagues.league(state.leagueId);
    if (state.status !== 'none' && league) {
      const url = `${this.config.PUBLIC_URL}/complex/leagues/${state.leagueId}/draft`;
      for (const accountId of recipientsOf(league, request)) {
        await this.mailer.send(`${meta.commandId}:${accountId}`, request.causedAt, async () => {
          const contact = await this.contacts.contactOf(accountId);
          const list = await this.wanted.listFor('draft', accountId);
          const draft = { state, revision, league, url };
          const mail = contact && list && draftMail(draft, request, { accountId, ...contact });
          return mail && { ...mail, list };
        });
      }
    }
    return { streamId: `draft-${id}`, revision, position };
  }
}
