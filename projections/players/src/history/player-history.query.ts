import type { PlayerHistoryView } from '@fieldhouse/api-contract';
import { draftIdOf } from '@fieldhouse/events/drafts';
import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { PlayerCircleDocument } from '../circles/player-circles.projection';
import { PlayerCirclesReader } from '../circles/player-circles.reader';
import { playersOf } from '../circles/ties';
import { draftOutcomesModel, type DraftOutcomeDocument } from './draft-outcomes.projection';

type Entry = PlayerHistoryView['drafts'][number];

/** What drafts brought a person to which team. */
@Injectable()
export class PlayerHistoryQuery {
  private readonly outcomes: ReadModelReader<DraftOutcomeDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly circles: PlayerCirclesReader,
  ) {
    this.outcomes = new ReadModelReader(db, draftOutcomesModel);
  }

  async of(accountId: string): Promise<PlayerHistoryView> {
    const circles = await this.circles.of(accountId);
    const ids = circles.map(({ _id }) => draftIdOf(_id));
    const found =
      ids.length === 0 ? [] : await this.outcomes.find({ _id: { $in: ids }, decided: true }).toArray();
    const outcomes = new Map(found.map((outcome) => [outcome._id, outcome]));
    const drafts = circles.flatMap((circle) => {
      const outcome = outcomes.get(draftIdOf(circle._id));
      return outcome ? entriesOf(circle, outcome, playersOf(circle, accountId)) : [];
    });
    return { drafts: drafts.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)) };
  }
}

const entriesOf = (
  { _id, name, season, sport }: PlayerCircleDocument,
  { teams, placed }: DraftOutcomeDocument,
  players: ReadonlySet<string>,
): readonly Entry[] =>
  placed
    .filter(({ playerId }) => players.has(playerId))
    .flatMap(({ teamId, round, pickNo, at }) => {
      const team = teams.find((one) => one.teamId === teamId);
      if (!team) return [];
      const where = { leagueId: _id, leagueName: name, season, sport };
      return [{ ...where, teamName: team.name, teamColor: team.color, round, pickNo, at }];
    });
