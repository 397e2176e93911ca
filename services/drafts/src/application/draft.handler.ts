import { randomBytes } from 'node:crypto';
import type { AskedOf, draftBodies, draftCommands } from '@fieldhouse/api-contract';
import { draftPlanIdOf } from '@fieldhouse/events';
import { AggregateCommand, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { notFound, registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  DraftError,
  draftAggregate,
  draftPlanAggregate,
  teamOfPicker,
  type DraftCommand as DecidedCommand,
  type DraftState,
  type PoolCandidate,
} from '../domain';
import { DRAFT_LEAGUE_PORT, type DraftLeague, type DraftLeaguePort } from './league.port';
import { requireInsider } from './require-insider';

/** What clients ask for. */
type Asked = AskedOf<typeof draftCommands, typeof draftBodies>;
/** What timers and processes ask for. */
type Upkeep =
  | { readonly type: 'RefreshDraftTeams' }
  | { readonly type: 'RefreshDraftPool' }
  | { readonly type: 'CommitDraftOrder'; readonly reason: string | null }
  | { readonly type: 'AutoPick'; readonly pickNo: number; readonly clockSeq: number }
  | { readonly type: 'RevealDraftOrder' }
  | { readonly type: 'OpenDraftLobby' }
  | { readonly type: 'StartDraft' };
/** Everything a draft can be asked for, as clients, timers and processes ask it. */
export type DraftRequest = Asked | Upkeep;

export class DraftCommand extends AggregateCommand<DraftRequest> {}
registerAggregate('draft', DraftCommand);

@CommandHandler(DraftCommand)
export class DraftHandler implements ICommandHandler<DraftCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(DRAFT_LEAGUE_PORT) private readonly leagues: DraftLeaguePort,
  ) {}

  /** @throws 404 for accounts that have nothing to do with the league; DraftError for all else */
  async execute(command: DraftCommand): Promise<CommandResult> {
    const { actor } = command.meta;
    if (actor.kind !== 'process' && command.request.type !== 'SaveDraftSettings') {
      const { state } = await this.current(command.id);
      await requireInsider(this.leagues, state, actor);
    }
    return executeAggregateCommand(this.store, draftAggregate, command, (request, context) =>
      this.complete(command.id, request, context),
    );
  }

  private async complete(
    draftId: string,
    request: DraftRequest,
    context: CommandContext,
  ): Promise<DecidedCommand> {
    switch (request.type) {
      case 'SaveDraftSettings':
        return this.settings(draftId, request, context);
      case 'AddDraftOrderNonce': {
        const { state } = await this.current(draftId);
        const teamId = teamOfPicker(state, context.actor);
        if (teamId === null) throw new DraftError('not_your_team');
        return { ...context, ...request, teamId };
      }
      case 'RefreshDraftTeams':
        return { ...context, type: request.type, ...(await this.leagueOf(draftId)) };
      case 'PublishDraft': {
        const { teams } = await this.leagueOf(draftId);
        return { ...context, type: request.type, leagueTeamIds: teams.map(({ teamId }) => teamId) };
      }
      case 'RefreshDraftPool':
      case 'OpenDraftLobby':
        return { ...context, type: request.type, players: await this.poolOf(draftId) };
      case 'AssignLatePlayer': {
        const player = (await this.poolOf(draftId)).find(({ playerId }) => playerId === request.playerId);
        if (!player) throw notFound();
        return { ...context, type: request.type, player };
      }
      case 'CommitDraftOrder':
        return { ...context, ...request, seed: randomSeed() };
      case 'MakePick':
        return { ...context, ...request, seedForLot: randomSeed() };
      case 'AutoPick':
        return { ...context, ...request, ...(await this.wishesOf(draftId)), seedForLot: randomSeed() };
      default:
        return { ...context, ...request };
    }
  }

  /** The first save creates the draft. */
  private async settings(
    draftId: string,
    { leagueId, settings }: Extract<Asked, { type: 'SaveDraftSettings' }>,
    context: CommandContext,
  ): Promise<DecidedCommand> {
    const { state } = await this.store.load(draftAggregate, draftId);
    if (state.status !== 'none') {
      await requireInsider(this.leagues, state, context.actor);
      return { ...context, type: 'ChangeDraftSettings', settings };
    }
    const league = await this.league(leagueId);
    const { actor } = context;
    if (actor.kind === 'account' && !(await this.leagues.isMember(leagueId, actor.accountId)))
      throw notFound();
    return { ...context, type: 'CreateDraft', leagueId, settings, ...league, draftId };
  }

  private current(draftId: string): Promise<{ readonly state: DraftState }> {
    return this.store.load(draftAggregate, draftId);
  }

  private async league(leagueId: string): Promise<DraftLeague> {
    const league = await this.leagues.league(leagueId);
    if (!league) throw notFound();
    return league;
  }

  private async leagueOf(draftId: string): Promise<DraftLeague> {
    const { state } = await this.store.load(draftAggregate, draftId);
    return state.status === 'none' ? { teams: [], commissionerIds: [] } : this.league(state.leagueId);
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
