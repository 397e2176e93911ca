import { draftIdOf, draftPlanIdOf } from '@fieldhouse/events';
import { Access, CommandSender, HttpCommand, type CommandContextOfRequest } from '@fieldhouse/platform';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { DraftPlanRequest } from '../application/draft-plan.handler';
import type { DraftRequest } from '../application/draft.handler';
import { DRAFT_LEAGUE_PORT, type DraftLeaguePort } from '../application/league.port';
import { requireInsider } from '../application/require-insider';
import { DraftError, draftAggregate, teamOfPicker } from '../domain';
import {
  AutoModeBody,
  CommitOrderBody,
  LatePlayerBody,
  NonceBody,
  OrderByHandBody,
  PauseAfterBody,
  PauseBody,
  PickBody,
  PlanBody,
  ReasonBody,
  ResetBody,
  ResumeBody,
  SettingsBody,
  UndoBody,
} from './draft.dto';

/** The draft's commands. Who may send which is the draft's own decision; see the README's table. */
@ApiTags('drafts')
@ApiBearerAuth()
@Controller('leagues/:leagueId/draft')
export class DraftController {
  constructor(
    private readonly sender: CommandSender,
    private readonly store: AggregateStore,
    @Inject(DRAFT_LEAGUE_PORT) private readonly leagues: DraftLeaguePort,
  ) {}

  /** Creates the draft, or changes its settings. */
  @Put()
  @Access('commissioner')
  async settings(
    @Param('leagueId') leagueId: string,
    @Body() { settings }: SettingsBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const { state } = await this.store.peek(draftAggregate, draftIdOf(leagueId));
    const request =
      state.status === 'none'
        ? ({ type: 'CreateDraft', leagueId, settings } as const)
        : ({ type: 'ChangeDraftSettings', settings } as const);
    return this.send(leagueId, request, http);
  }

  @Post('order/commit')
  @HttpCode(200)
  @Access('commissioner')
  commitOrder(
    @Param('leagueId') leagueId: string,
    @Body() body: CommitOrderBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'CommitDraftOrder', reason: body.reason }, http);
  }

  /** Adds the caller's team's own randomness to the order. */
  @Post('order/nonce')
  @HttpCode(200)
  @Access('team_picker')
  async nonce(
    @Param('leagueId') leagueId: string,
    @Body() body: NonceBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const { actor } = http.metaFor(body);
    const { state } = await this.store.load(draftAggregate, draftIdOf(leagueId));
    const teamId = teamOfPicker(state, actor);
    if (teamId === null) {
      await requireInsider(this.leagues, state, actor);
      throw new DraftError('not_your_team');
    }
    return this.send(leagueId, { type: 'AddDraftOrderNonce', teamId, nonce: body.nonce }, http);
  }

  @Post('order/reveal')
  @HttpCode(200)
  @Access('commissioner')
  reveal(
    @Param('leagueId') leagueId: string,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'RevealDraftOrder' }, http);
  }

  @Put('order')
  @Access('commissioner')
  orderByHand(
    @Param('leagueId') leagueId: string,
    @Body() body: OrderByHandBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'SetDraftOrderByHand', ...body }, http);
  }

  @Post('lobby')
  @HttpCode(200)
  @Access('commissioner')
  openLobby(
    @Param('leagueId') leagueId: string,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'OpenDraftLobby' }, http);
  }

  @Post('start')
  @HttpCode(200)
  @Access('commissioner')
  start(
    @Param('leagueId') leagueId: string,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'StartDraft' }, http);
  }

  /** A pick by the team on the clock, or by a commissioner for the team named. */
  @Post('picks')
  @HttpCode(200)
  @Access('team_picker', 'commissioner')
  pick(
    @Param('leagueId') leagueId: string,
    @Body() body: PickBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'MakePick', ...body }, http);
  }

  @Put('auto-mode')
  @Access('team_picker', 'commissioner')
  autoMode(
    @Param('leagueId') leagueId: string,
    @Body() body: AutoModeBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'SetAutoMode', ...body }, http);
  }

  @Post('pause')
  @HttpCode(200)
  @Access('commissioner')
  pause(
    @Param('leagueId') leagueId: string,
    @Body() body: PauseBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'PauseDraft', ...body }, http);
  }

  @Put('pause-after')
  @Access('commissioner')
  pauseAfter(
    @Param('leagueId') leagueId: string,
    @Body() body: PauseAfterBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'SchedulePause', ...body }, http);
  }

  @Post('resume')
  @HttpCode(200)
  @Access('commissioner')
  resume(
    @Param('leagueId') leagueId: string,
    @Body() body: ResumeBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'ResumeDraft', ...body }, http);
  }

  @Post('undo')
  @HttpCode(200)
  @Access('commissioner')
  undo(
    @Param('leagueId') leagueId: string,
    @Body() body: UndoBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'UndoPicks', ...body }, http);
  }

  @Post('late-players')
  @HttpCode(200)
  @Access('commissioner')
  latePlayer(
    @Param('leagueId') leagueId: string,
    @Body() body: LatePlayerBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'AssignLatePlayer', ...body }, http);
  }

  @Post('reset')
  @HttpCode(200)
  @Access('commissioner')
  reset(
    @Param('leagueId') leagueId: string,
    @Body() body: ResetBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'ResetDraft', ...body }, http);
  }

  @Post('cancel')
  @HttpCode(200)
  @Access('commissioner')
  cancel(
    @Param('leagueId') leagueId: string,
    @Body() body: ReasonBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'CancelDraft', ...body }, http);
  }

  @Post('reopen')
  @HttpCode(200)
  @Access('commissioner')
  reopen(
    @Param('leagueId') leagueId: string,
    @Body() body: ReasonBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'ReopenDraft', ...body }, http);
  }

  /** Makes the result the teams' rosters. */
  @Post('publish')
  @HttpCode(200)
  @Access('commissioner')
  publish(
    @Param('leagueId') leagueId: string,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'PublishDraft' }, http);
  }

  /** A new link for spectators; the one before stops working. */
  @Post('spectator-link')
  @HttpCode(200)
  @Access('commissioner')
  spectatorLink(
    @Param('leagueId') leagueId: string,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'IssueSpectatorLink' }, http);
  }

  @Put('plan/queue')
  @Access('team_picker')
  queue(
    @Param('leagueId') leagueId: string,
    @Body() body: PlanBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sendPlan(leagueId, 'SaveDraftQueue', body, http);
  }

  @Put('plan/ranking')
  @Access('team_picker')
  ranking(
    @Param('leagueId') leagueId: string,
    @Body() body: PlanBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sendPlan(leagueId, 'SaveDraftRanking', body, http);
  }

  @Put('plan/do-not-draft')
  @Access('team_picker')
  doNotDraft(
    @Param('leagueId') leagueId: string,
    @Body() body: PlanBody,
    @HttpCommand() http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sendPlan(leagueId, 'SaveDoNotDraft', body, http);
  }

  private send(
    leagueId: string,
    request: DraftRequest,
    http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sender.send({ aggregate: 'draft', id: draftIdOf(leagueId), request }, http.metaFor(request));
  }

  private sendPlan(
    leagueId: string,
    type: DraftPlanRequest['type'],
    body: PlanBody,
    http: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const draftId = draftIdOf(leagueId);
    const request: DraftPlanRequest = { type, draftId, ...body };
    return this.sender.send(
      { aggregate: 'draftPlan', id: draftPlanIdOf(draftId, body.teamId), request },
      http.metaFor(request),
    );
  }
}
