import { randomBytes } from 'node:crypto';
import type { DraftSettings } from '@fieldhouse/events';
import { draftPlanIdOf } from '@fieldhouse/events';
import {
  AggregateCommand,
  type CommandContext,
  type CommandResult,
  type RequestOf,
} from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { notFound, registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  draftAggregate,
  draftPlanAggregate,
  type DraftCommand as DecidedCommand,
  type DraftState,
  type PoolCandidate,
} from '../domain';
import { DRAFT_LEAGUE_PORT, type DraftLeague, type DraftLeaguePort } from './league.port';
import { requireInsider } from './require-insider';

/** What comes without foreign facts and goes to the decider as it is. */
type PlainType = Exclude<DecidedCommand['type'], CompletedRequest['type']>;
/** What the handler completes: with the league's facts, a seed, a team's plan. */
type CompletedRequest =
  | { readonly type: 'CreateDraft'; readonly leagueId: string; readonly settings: DraftSettings }
  | { readonly type: 'RefreshDraftTeams'; readonly leagueId: string }
  | { readonly type: 'RefreshDraftPool'; readonly leagueId: string }
  | { readonly type: 'OpenDraftLobby' }
  | { readonly type: 'AssignLatePlayer'; readonly playerId: string }
  | { readonly type: 'CommitDraftOrder'; readonly reason: string | null }
  | {
      readonly type: 'MakePick';
      readonly pickNo: number;
      readonly playerId: string;
      readonly teamId?: string;
    }
  | { readonly type: 'AutoPick'; readonly pickNo: number; readonly clockSeq: number };
/** Everything a draft can be asked for, as clients, timers and processes ask it. */
export type DraftRequest = CompletedRequest | Extract<RequestOf<DecidedCommand>, { type: PlainType }>;

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
    if (actor.kind !== 'process' && command.request.type !== 'CreateDraft') {
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
      case 'CreateDraft': {
        const league = await this.league(request.leagueId);
        const { actor } = context;
        if (actor.kind === 'account' && !(await this.leagues.isMember(request.leagueId, actor.accountId)))
          throw notFound();
        return { ...context, ...request, ...league, draftId };
      }
      case 'RefreshDraftTeams':
        return { ...context, type: request.type, ...(await this.league(request.leagueId)) };
      case 'RefreshDraftPool':
        return { ...context, type: request.type, players: await this.leagues.pool(request.leagueId) };
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

  private current(draftId: string): Promise<{ readonly state: DraftState }> {
    return this.store.peek(draftAggregate, draftId);
  }

  private async league(leagueId: string): Promise<DraftLeague> {
    const league = await this.leagues.league(leagueId);
    if (!league) throw notFound();
    return league;
  }

  private async poolOf(draftId: string): Promise<readonly PoolCandidate[]> {
    const { state } = await this.current(draftId);
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
