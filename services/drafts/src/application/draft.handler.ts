import { randomBytes } from 'node:crypto';
import { draftPlanIdOf } from '@fieldhouse/events/drafts';
import { AggregateCommand, Unseen, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  draftAggregate,
  draftPlanAggregate,
  existing,
  isCommissioner,
  type DraftCommand as DecidedCommand,
  type DraftRequest,
  type PoolCandidate,
} from '../domain';
import { ReasonAuthors } from '../infrastructure/reason-authors.store';
import { ResultSigner } from './result-signer';
import { DRAFT_LEAGUE_PORT, type DraftLeague, type DraftLeaguePort } from './league.port';

export type { DraftRequest };
export class DraftCommand extends AggregateCommand<DraftRequest> {}
registerAggregate('draft', DraftCommand);

/** What a draft follows of its league. */
type Followed = Pick<DraftLeague, 'teams' | 'commissionerIds' | 'cancelledBecause'>;

@CommandHandler(DraftCommand)
export class DraftHandler implements ICommandHandler<DraftCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(DRAFT_LEAGUE_PORT) private readonly leagues: DraftLeaguePort,
    private readonly authors: ReasonAuthors,
    private readonly signer: ResultSigner,
  ) {}

  /** @throws DraftError, Unseen for accounts that have nothing to do with the league */
  execute(command: DraftCommand): Promise<CommandResult> {
    const { request } = command;
    return executeAggregateCommand(
      this.store,
      draftAggregate,
      command,
      (asked, context) => this.complete(command.id, asked, context),
      {
        isInsider: (accountId) =>
          'leagueId' in request ? this.leagues.isMember(request.leagueId, accountId) : Promise.resolve(false),
      },
    );
  }

  private async complete(
    draftId: string,
    request: DraftRequest,
    context: CommandContext,
  ): Promise<DecidedCommand> {
    if ('reason' in request) await this.noteAuthor(draftId, context);
    switch (request.type) {
      case 'SaveDraftSettings':
        return { ...context, ...request, ...(await this.league(request.leagueId)), draftId };
      case 'RefreshDraftTeams':
        return { ...context, type: request.type, ...(await this.league(await this.followedBy(draftId))) };
      case 'ReopenDraft': {
        const { cancelledBecause } = await this.league(request.leagueId);
        return { ...context, ...request, cancelledBecause };
      }
      case 'PublishDraft':
        return { ...context, type: request.type, leagueTeamIds: await this.teamsOf(draftId) };
      case 'RefreshDraftPool': {
        const players = await this.leagues.pool(await this.followedBy(draftId));
        return { ...context, type: request.type, players };
      }
      case 'OpenDraftLobby':
        return { ...context, type: request.type, players: await this.poolOf(draftId) };
      case 'AssignLatePlayer': {
        const player = (await this.poolOf(draftId)).find(({ playerId }) => playerId === request.playerId);
        if (!player) throw new Unseen();
        return { ...context, type: request.type, player, leagueTeamIds: await this.teamsOf(draftId) };
      }
      case 'SignDraftResult': {
        const signed = await this.signer.sign(draftId, context.at);
        return { ...context, ...request, signed };
      }
      case 'CommitDraftOrder':
        return { ...context, ...request, seed: randomSeed() };
      case 'MakePick':
      case 'RedoPicks':
        return { ...context, ...request, seedForLot: randomSeed() };
      case 'AutoPick':
        return { ...context, ...request, ...(await this.wishesOf(draftId)), seedForLot: randomSeed() };
      default:
        return { ...context, ...request };
    }
  }

  /** Before anything is said, so that an erasure finds it. Of others nothing is kept: they are refused. */
  private async noteAuthor(draftId: string, context: CommandContext): Promise<void> {
    const { state } = await this.store.load(draftAggregate, draftId);
    if (context.actor.kind !== 'account' || state.status === 'none' || !isCommissioner(context, state))
      return;
    const { accountId } = context.actor;
    await this.authors.note({ _id: `${accountId}:${draftId}`, accountId, draftId });
  }

  private async league(leagueId: string): Promise<Followed> {
    const league = await this.leagues.league(leagueId);
    if (!league) throw new Unseen();
    const { teams, commissionerIds, cancelledBecause } = league;
    return { teams, commissionerIds, cancelledBecause };
  }

  /**
   * The league that a draft follows.
   * @throws DraftError when there is no draft: looked for as if it had an empty league, it would lose all its players
   *   where it begins before the decision.
   */
  private async followedBy(draftId: string): Promise<string> {
    const { state } = await this.store.load(draftAggregate, draftId);
    return existing(state).leagueId;
  }

  /** The teams that the league still has. */
  private async teamsOf(draftId: string): Promise<readonly string[]> {
    const { state } = await this.store.load(draftAggregate, draftId);
    if (state.status === 'none') return [];
    return (await this.league(state.leagueId)).teams.map(({ teamId }) => teamId);
  }

  private async poolOf(draftId: string): Promise<readonly PoolCandidate[]> {
    const { state } = await this.store.load(draftAggregate, draftId);
    return state.status === 'none' ? [] : this.leagues.pool(state.leagueId);
  }

  /** The private lists of the team on the clock: the decider looks at them in this order and at nothing else. */
  private async wishesOf(
    draftId: string,
  ): Promise<{ queue: readonly string[]; ranking: readonly string[]; doNotDraft: readonly string[] }> {
    const { state } = await this.store.load(draftAggregate, draftId);
    const teamId = state.status === 'live' ? state.turn?.teamId : undefined;
    if (teamId === undefined) return { queue: [], ranking: [], doNotDraft: [] };
    const plan = await this.store.load(draftPlanAggregate, draftPlanIdOf(draftId, teamId));
    return plan.state;
  }
}

const randomSeed = (): string => randomBytes(32).toString('hex');
