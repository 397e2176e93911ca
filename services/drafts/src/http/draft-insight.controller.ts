import type { ChecklistView, DraftPlanView, LegalityView } from '@fieldhouse/api-contract';
import { draftIdOf, draftPlanIdOf } from '@fieldhouse/events/drafts';
import { Access, SignedIn, notFound, type Caller } from '@fieldhouse/platform';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DRAFT_LEAGUE_PORT, type DraftLeaguePort } from '../application/league.port';
import { requireInsider } from '../application/require-insider';
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
    const { state, revision } = await this.store.load(draftAggregate, draftIdOf(leagueId));
    const actor = { kind: 'account', accountId: caller.accountId } as const;
    await requireInsider(this.leagues, state, actor);
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
    const { state } = await this.store.load(draftAggregate, draftIdOf(leagueId));
    const actor = { kind: 'account', accountId: caller.accountId } as const;
    await requireInsider(this.leagues, state, actor);
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
      items: items.map(({ code, ok, caution = false, details }) => ({
        code,
        ok,
        caution,
        message: readinessSentence({ code, ok, details }),
        facts: { ...details },
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
    const draftId = draftIdOf(leagueId);
    const { state } = await this.store.load(draftAggregate, draftId);
    if (!isPickerOf(state, teamId, { kind: 'account', accountId: caller.accountId })) throw notFound();
    const plan = await this.store.load(draftPlanAggregate, draftPlanIdOf(draftId, teamId));
    const { queue, ranking, doNotDraft } = plan.state;
    return {
      teamId,
      revision: plan.revision,
      queue: [...queue],
      ranking: [...ranking],
      doNotDraft: [...doNotDraft],
    };
  }
}
