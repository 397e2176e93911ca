import type { ChecklistView, DraftPlanView, LegalityView } from '@fieldhouse/api-contract';
import { draftIdOf, draftPlanIdOf } from '@fieldhouse/events/drafts';
import { Access, SignedIn, notFound, type Caller } from '@fieldhouse/platform';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DRAFT_LEAGUE_PORT, type DraftLeaguePort } from '../application/league.port';
import {
  DraftError,
  draftAggregate,
  draftPlanAggregate,
  isOutsider,
  isPickerOf,
  legalityReport,
  mayActFor,
  readiness,
} from '../domain';
import { illegalSentence, readinessSentence } from './draft.sentences';

/** Questions that only the rules can answer, asked of the draft itself: nothing here can lag behind the log. */
@ApiTags('drafts')
@ApiBearerAuth()
@Controller('leagues/:leagueId/draft')
export class DraftInsightController {
  constructor(
    private readonly store: AggregateStore,
    @Inject(DRAFT_LEAGUE_PORT) private readonly leagues: DraftLeaguePort,
  ) {}

  /** Whom a team may not draft now, and why. */
  @Get('legality')
  @Access('team_picker', 'commissioner')
  async legality(
    @Param('leagueId') leagueId: string,
    @Query('teamId') teamId: string,
    @SignedIn() caller: Caller,
  ): Promise<LegalityView> {
    const { state, revision, actor } = await this.known(leagueId, caller);
    if (!mayActFor(state, teamId, actor)) throw new DraftError('not_your_team', { teamId });
    const { illegal, warnings, needs } = legalityReport(state, teamId);
    const told = (list: typeof illegal): LegalityView['illegal'] =>
      list.map(({ playerId, reason }) => ({ playerId, rule: reason.rule, message: illegalSentence(reason) }));
    return { teamId, revision, illegal: told(illegal), warnings: told(warnings), needs: [...needs] };
  }

  /** What still blocks the lobby or the start, with the league's teams and players as they now stand. */
  @Get('checklist')
  @Access('commissioner', 'team_picker')
  async checklist(@Param('leagueId') leagueId: string, @SignedIn() caller: Caller): Promise<ChecklistView> {
    const { state, actor } = await this.known(leagueId, caller);
    if (state.status === 'none') throw notFound();
    if (isOutsider(state, actor)) throw new DraftError('not_commissioner');
    const league = await this.leagues.league(leagueId);
    const known = league && {
      teamCount: league.teamCount,
      teamIds: league.teams.map(({ teamId }) => teamId),
      formerCaptainTeamIds: league.formerCaptainTeamIds,
    };
    const items = readiness(state, await this.leagues.pool(leagueId), known);
    return {
      status: state.status,
      items: items.map((item) => ({
        code: item.code,
        ok: item.ok,
        caution: item.caution ?? false,
        waits: item.waits ?? false,
        message: readinessSentence(item),
        facts: { ...item.details },
      })),
    };
  }

  /** A team's private lists, for its own pickers only. */
  @Get('plan')
  @Access('team_picker')
  async plan(
    @Param('leagueId') leagueId: string,
    @Query('teamId') teamId: string,
    @SignedIn() caller: Caller,
  ): Promise<DraftPlanView> {
    const { state, actor } = await this.known(leagueId, caller);
    if (!isPickerOf(state, teamId, actor)) throw notFound();
    const plan = await this.store.load(draftPlanAggregate, draftPlanIdOf(draftIdOf(leagueId), teamId));
    const { queue, ranking, doNotDraft } = plan.state;
    return {
      teamId,
      revision: plan.revision,
      queue: [...queue],
      ranking: [...ranking],
      doNotDraft: [...doNotDraft],
    };
  }

  /**
   * The draft, for whoever may know of it: who runs it or picks in it, and all other members of its league. What they may do
   * there is not judged here.
   * @throws 404 to everybody else
   */
  private async known(leagueId: string, { accountId }: Caller) {
    const { state, revision } = await this.store.load(draftAggregate, draftIdOf(leagueId));
    const actor = { kind: 'account', accountId } as const;
    const isMember = async () =>
      state.status !== 'none' && (await this.leagues.isMember(leagueId, accountId));
    if (isOutsider(state, actor) && !(await isMember())) throw notFound();
    return { state, revision, actor };
  }
}
