import type { CodesView } from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { HttpProblem, MONGO_DB, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { codeStateOf, dayIn, registrationKind } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { LeagueQuery } from '../league/league.query';
import type { LeagueDocument } from '../league/league.read-model';
import { ProspectusQuery } from '../prospectus/prospectus.query';
import { registrationsModel, type RegistrationDocument } from '../registrations/registrations.read-model';
import { slowestOf } from '../slowest';
import { codesModel, type CodeDocument } from './codes.read-model';

type CodeUse = CodesView['codes'][number]['uses'][number];

/** The discount codes of a league and who has used them, for whoever looks after its money. */
@Injectable()
export class CodesQuery {
  private readonly codes: ReadModelReader<CodeDocument>;
  private readonly registrations: ReadModelReader<RegistrationDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly leagues: LeagueQuery,
    private readonly prospectuses: ProspectusQuery,
    private readonly people: PeopleDirectory,
  ) {
    this.codes = new ReadModelReader(db, codesModel);
    this.registrations = new ReadModelReader(db, registrationsModel);
  }

  /** @throws 403 for others who have a part in the league, 404 for strangers */
  async all(leagueId: string, caller: Caller, atLeast?: string): Promise<CodesView> {
    const { league, me } = await this.leagues.open(leagueId, caller, atLeast);
    if (!me.staffRoles.some((role) => role !== 'scorekeeper'))
      throw new HttpProblem(
        403,
        'not_treasurer',
        'Not yours to see',
        'Only people who manage the league’s money can do this: owners, commissioners and treasurers. Ask one of them.',
      );
    await Promise.all([this.codes.atLeast(atLeast), this.registrations.atLeast(atLeast)]);
    const position = await slowestOf(this.codes, this.registrations);
    const { prospectus, cancelled } = await this.prospectuses.said(leagueId, atLeast);
    const codes = await this.codes.find({ leagueId }).toArray();
    const useOf = await this.usesOf(league, codes);
    const { zone } = league.details;
    const today = dayIn(zone, new Date().toISOString());
    return {
      ...{ leagueId, position, zone, canceled: cancelled !== null },
      offer: prospectus && {
        currency: prospectus.currency,
        kinds: registrationKind.options.filter((kind) => prospectus.prices[kind]),
      },
      codes: codes
        .sort((a, b) => b.madeAt.localeCompare(a.madeAt) || b._id.localeCompare(a._id))
        .map((one) => ({
          ...{ codeId: one._id, code: one.code, discount: one.discount, currency: one.currency },
          ...{ kinds: [...one.kinds], limit: one.limit, oncePerPerson: one.oncePerPerson },
          ...{ validUntil: one.validUntil, note: one.note, madeAt: one.madeAt },
          // Nobody registers with a cancelled league, whatever the code says.
          state: cancelled ? ('ended' as const) : codeStateOf(one, one.uses.length, today),
          uses: one.uses.flatMap((use) => useOf(use) ?? []).reverse(),
        })),
    };
  }

  private async usesOf(
    { teams }: LeagueDocument,
    codes: readonly CodeDocument[],
  ): Promise<(use: CodeDocument['uses'][number]) => CodeUse | undefined> {
    const sent = await this.registrations.byIds(
      codes.flatMap(({ uses }) => uses.map(({ registrationId }) => registrationId)),
    );
    const known = await this.people.known([...sent.values()].map(({ accountId }) => accountId));
    return ({ registrationId, at }) => {
      const one = sent.get(registrationId);
      const discount = one?.price.discount;
      if (!one || !discount) return undefined;
      const { accountId, kind, teamId, price } = one;
      const person = known.get(accountId);
      const team = kind === 'team' ? teams.find((each) => each.teamId === teamId) : undefined;
      return {
        ...{ registrationId, kind, at, currency: price.currency },
        // Whoever has left has no address any more.
        name: person && person.email !== '' ? person.name : null,
        teamName: team?.name ?? null,
        amountMinor: discount.amountMinor,
      };
    };
  }
}
