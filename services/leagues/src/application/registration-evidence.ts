import {
  registrationStream,
  type LeaguePlacesEvent,
  type ProspectusEvent,
  type RegistrationEvent,
} from '@fieldhouse/events/leagues';
import { placeText, type RecordedEvent } from '@fieldhouse/kernel';
import {
  AggregateStore,
  EVENT_STORE,
  EventCatalog,
  type EventStore,
  type StoredEvent,
} from '@fieldhouse/kernel/runtime';
import type {
  HistoryEntry,
  RegistrationEvidence,
  RegistrationRecords,
  SignedWaiver,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { leagueAggregate } from '../domain';

type Places = RecordedEvent<LeaguePlacesEvent>;
/** More than happens to one registration. */
const ENTRIES_AT_MOST = 1_000;
/** More than somebody signs of ten waivers. */
const SIGNATURES_AT_MOST = 100;
/** Of others, of the whole list, or said beside the entries. */
const NOT_TOLD = new Set(['leagueId', 'passedOver', 'entryIds', 'order', 'seed', 'at']);

/** What was agreed with whoever registered, what they signed, and what became of it. */
@Injectable()
export class LeagueRegistrationRecords implements RegistrationRecords {
  constructor(
    private readonly store: AggregateStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
  ) {}

  async of(leagueId: string, registrationId: string): Promise<RegistrationEvidence | null> {
    const isAbout = ({ data }: StoredEvent): boolean =>
      data['registrationId'] === registrationId || data['entryId'] === registrationId;
    const places = await this.read<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`, isAbout, ENTRIES_AT_MOST);
    const submitted = places.find((one) => one.type === 'RegistrationSubmitted');
    if (submitted?.type !== 'RegistrationSubmitted') return null;
    const { accountId, kind, submittedAt } = submitted.data;
    const [league, said, given] = await Promise.all([
      this.store.load(leagueAggregate, leagueId),
      this.read<ProspectusEvent>(`prospectus-${leagueId}`, ({ type }) => SAID.has(type)),
      this.read<RegistrationEvent>(
        `registration-${registrationStream(leagueId, accountId)}`,
        ({ type }) => type === 'WaiverSigned',
        SIGNATURES_AT_MOST,
      ),
    ]);
    const { state } = league;
    const terms = termsBefore(said, submitted);
    return {
      ...{ leagueId, registrationId, accountId, kind, submittedAt },
      leagueName: state.status === 'none' ? '' : state.details.name,
      zone: state.status === 'none' ? 'UTC' : state.details.zone,
      terms,
      refunds: terms?.refunds ?? [],
      waivers: signedOf(given, said),
      history: places.map(entryOf),
    };
  }

  /** The facts of a stream that are meant, opened; the first `atMost` of them. */
  private async read<Event extends ProspectusEvent | RegistrationEvent | LeaguePlacesEvent>(
    stream: string,
    isMeant: (event: StoredEvent) => boolean,
    atMost = Infinity,
  ): Promise<readonly RecordedEvent<Event>[]> {
    const found: StoredEvent[] = [];
    for await (const event of this.events.read(stream))
      if (isMeant(event) && found.length < atMost) found.push(event);
    return this.catalog.decodeAll<Event>(found);
  }
}

const SAID = new Set(['ProspectusSet', 'WaiverIssued']);

/** What the league said by then. */
const termsBefore = (said: readonly RecordedEvent<ProspectusEvent>[], { position }: Places) => {
  const by = placeText(position);
  const last = said.findLast((one) => one.type === 'ProspectusSet' && placeText(one.position) < by);
  return last?.type === 'ProspectusSet' ? last.data.prospectus : null;
};

const signedOf = (
  given: readonly RecordedEvent<RegistrationEvent>[],
  said: readonly RecordedEvent<ProspectusEvent>[],
): readonly SignedWaiver[] =>
  given.flatMap((one) => {
    if (one.type !== 'WaiverSigned') return [];
    const { leagueId: _, accountId: __, ...signature } = one.data;
    const issued = said.find(
      (text) => text.type === 'WaiverIssued' && text.data.textHash === signature.textHash,
    );
    const { title, text } = issued?.type === 'WaiverIssued' ? issued.data.waiver : { title: '', text: '' };
    return [{ ...signature, title, text }];
  });

const entryOf = ({ type, data, metadata }: Places): HistoryEntry => ({
  at: metadata.occurredAt,
  type,
  says: Object.fromEntries(Object.entries(data).filter(([name]) => !NOT_TOLD.has(name))),
});
