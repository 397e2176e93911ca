import { registrationStream } from '@fieldhouse/events/leagues';
import { PersonalLog, type OwnFact } from '@fieldhouse/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

/** What does the log say of a registration? */
export class GetRegistrationFacts extends Query<readonly OwnFact[]> {
  constructor(
    readonly leagueId: string,
    readonly registrationId: string,
  ) {
    super();
  }
}

@QueryHandler(GetRegistrationFacts)
export class GetRegistrationFactsHandler implements IQueryHandler<GetRegistrationFacts> {
  constructor(private readonly log: PersonalLog) {}

  /** The oldest first. What was said in words goes with the key of whoever it is about. */
  async execute({ leagueId, registrationId }: GetRegistrationFacts): Promise<readonly OwnFact[]> {
    const course = await this.log.factsOf(
      `leaguePlaces-${leagueId}`,
      ({ data }) =>
        field(data, 'registrationId') === registrationId || field(data, 'entryId') === registrationId,
    );
    const sent = course.find(({ type }) => type === 'RegistrationSubmitted');
    if (!sent) return [];
    const own = registrationStream(leagueId, String(field(sent.data, 'accountId')));
    const signed = await this.log.factsOf(`registration-${own}`, ({ type }) => type === 'WaiverSigned');
    const said = await this.log.factsOf(`prospectus-${leagueId}`, ({ type }) => SAID.has(type));
    const wasSigned = (issued: OwnFact): boolean =>
      signed.some(({ data }) => field(data, 'textHash') === field(issued.data, 'textHash'));
    const held = said.filter(({ type, at }) => type === 'ProspectusSet' && at <= sent.at).slice(-1);
    const waivers = said.filter((one) => one.type === 'WaiverIssued' && wasSigned(one));
    return [...held, ...waivers, ...signed, ...course].sort((a, b) =>
      a.at < b.at ? -1 : a.at > b.at ? 1 : 0,
    );
  }
}

const SAID: ReadonlySet<string> = new Set(['ProspectusSet', 'WaiverIssued']);
const field = (data: unknown, name: string): unknown => (data as Readonly<Record<string, unknown>>)[name];
