import type { ProspectusView } from '@fieldhouse/api-contract';
import { MONGO_DB, type Caller } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { stageOf } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { LeagueQuery } from '../league/league.query';
import { nothingSaid } from './prospectus.projection';
import { prospectusModel, type ProspectusDocument } from './prospectus.read-model';

/** The only reader of what leagues say to those who may join them. */
@Injectable()
export class ProspectusQuery {
  private readonly reader: ReadModelReader<ProspectusDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly leagues: LeagueQuery,
  ) {
    this.reader = new ReadModelReader(db, prospectusModel);
  }

  /** @throws 404 for whoever has no part in the league */
  async view(leagueId: string, caller: Caller, atLeast?: string): Promise<ProspectusView> {
    const [{ league }] = await Promise.all([
      this.leagues.open(leagueId, caller, atLeast),
      this.reader.atLeast(atLeast),
    ]);
    const position = await this.reader.appliedTo();
    const said = (await this.reader.byId(leagueId)) ?? nothingSaid(leagueId);
    const { prospectus, published, cancelled, waivers, revision } = said;
    const standing = { prospectus, published, cancelled: cancelled !== null, full: false };
    return {
      ...{ leagueId, revision, position: position || '0', prospectus, published, cancelled },
      stage: stageOf({ ...standing, zone: league.details.zone }, new Date().toISOString()),
      waivers: waivers.map(({ waiver, ...one }) => ({ ...waiver, ...one })),
    };
  }
}
