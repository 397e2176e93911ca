import type { OpenLeaguesPage, OpenLeaguesQuery, OpenLeagueView } from '@fieldhouse/api-contract';
import { placeNamed } from '@fieldhouse/gazetteer';
import { draftIdOf } from '@fieldhouse/events/drafts';
import type { Positioned } from '@fieldhouse/kernel';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, notFound } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { leagueModel, type LeagueDocument } from '../league/league.read-model';
import { prospectusModel, type ProspectusDocument } from '../prospectus/prospectus.read-model';
import { leaguePlacesModel, type LeaguePlacesDocument } from '../registrations/registrations.read-model';
import { namesByDivision } from '../registrations/team-divisions';
import {
  discoveryModel,
  isPublished,
  type DiscoveryDocument,
  type PublishedLeague,
} from './discovery.read-model';
import { takenOf } from '../registrations/places-standing';
import { draftDatesModel, type DraftDateDocument } from './draft-dates.projection';
import { cardOf, listingOf, type Listing } from './listing';
import { milesFrom, pageOfLeagues } from './search';

/** Read and taken in one go: when many are, others have their turn in between. */
const AT_ONCE = 100;
type Known = { readonly position: string; readonly listing: Listing | null };

/**
 * The only reader of what strangers see of leagues. Lists are answered from memory: stage and price depend on the
 * clock, and any of the filters may stand beside any other.
 */
@Injectable()
export class OpenLeaguesQueries {
  private readonly reader: ReadModelReader<DiscoveryDocument>;
  private readonly leagues: ReadModelReader<LeagueDocument>;
  private readonly prospectuses: ReadModelReader<ProspectusDocument>;
  private readonly places: ReadModelReader<LeaguePlacesDocument>;
  private readonly drafts: ReadModelReader<DraftDateDocument>;
  private readonly known = new Map<string, Known>();
  /** What has happened up to here is in `known`; 20-digit text. */
  private knownTo = '';

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, discoveryModel);
    this.leagues = new ReadModelReader(db, leagueModel);
    this.prospectuses = new ReadModelReader(db, prospectusModel);
    this.places = new ReadModelReader(db, leaguePlacesModel);
    this.drafts = new ReadModelReader(db, draftDatesModel);
  }

  async page({ atLeast, ...search }: OpenLeaguesQuery): Promise<OpenLeaguesPage> {
    const listings = await this.listings(atLeast);
    const now = new Date().toISOString();
    const { rows, next } = pageOfLeagues(listings, search, now);
    const near = search.near === undefined ? null : placeNamed(search.near);
    const drafts = await this.draftsOf(rows, now, atLeast);
    const leagues = rows.map((one) => ({
      ...cardOf(one, now, drafts.get(one.league._id) ?? null),
      miles: milesFrom(near, one),
    }));
    return { leagues, near: near?.label ?? null, next };
  }

  /** @throws 404 for a league that is not published */
  async view(leagueId: string, atLeast?: string): Promise<OpenLeagueView> {
    const readers = [this.leagues, this.prospectuses, this.places, this.reader];
    await Promise.all(readers.map((one) => one.atLeast(atLeast)));
    const position = await this.reader.appliedTo();
    const [listed, league, said, places] = await Promise.all([
      this.reader.byId(leagueId),
      this.leagues.byId(leagueId),
      this.prospectuses.byId(leagueId),
      this.places.byId(leagueId),
    ]);
    if (!listed || !isPublished(listed) || !league || !said?.published || !said.prospectus) throw notFound();
    const { prospectus, waivers } = said;
    const [listing, now] = [listingOf(listed), new Date().toISOString()];
    const drafts = await this.draftsOf([listing], now, atLeast);
    const prior = prospectus.eligibility.flatMap((one) => (one.rule === 'prior_league' ? one.leagueIds : []));
    const [priorLeagues, lastSeason, nextSeason] = await Promise.all([
      this.namesOf(prior),
      this.seasonBefore(prospectus.previousLeagueId),
      this.seasonAfter(leagueId),
    ]);
    return {
      ...cardOf(listing, now, drafts.get(leagueId) ?? null),
      ...{ position: position || '0', rosterSize: league.details.rosterSize, prospectus },
      waivers: waivers.map(({ waiver, ...one }) => ({ ...waiver, ...one })),
      divisions: namesByDivision(league, said, places),
      ...{ priorLeagues, lastSeason, nextSeason },
    };
  }

  private async seasonBefore(leagueId: string | null): Promise<OpenLeagueView['lastSeason']> {
    if (leagueId === null) return null;
    const [listed, league] = await Promise.all([this.reader.byId(leagueId), this.leagues.byId(leagueId)]);
    if (!listed || !league || !isShown(listed)) return null;
    const { said, details, places } = listed;
    const { players } = takenOf(said, details.teamCount, places);
    return {
      ...{ leagueId, name: seasonName(listed), startsOn: said.startsOn, endsOn: said.endsOn },
      teams: league.teams.map(({ name }) => name),
      players: said.format === 'team' ? null : players.taken,
    };
  }

  /** Of several, the one that was published last. */
  private async seasonAfter(leagueId: string): Promise<OpenLeagueView['nextSeason']> {
    const named = await this.reader.find({ 'said.previousLeagueId': leagueId }).toArray();
    const [next] = named
      .filter((one) => isShown(one))
      .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
    return next ? { leagueId: next._id, name: seasonName(next) } : null;
  }

  /** When those of these leagues draft that do and have not begun; by league. */
  private async draftsOf(
    listings: readonly Listing[],
    now: string,
    atLeast?: string,
  ): Promise<ReadonlyMap<string, string>> {
    const drafting = listings.flatMap(({ league }) => (league.said.format === 'draft' ? league._id : []));
    if (drafting.length === 0) return new Map();
    await this.drafts.atLeast(atLeast);
    const found = await this.drafts.byIds(drafting.map(draftIdOf));
    return new Map(
      drafting.flatMap((leagueId) => {
        const draft = found.get(draftIdOf(leagueId));
        return draft?.ahead && draft.startsAt !== null && Date.parse(draft.startsAt) > Date.parse(now)
          ? [[leagueId, draft.startsAt] as const]
          : [];
      }),
    );
  }

  /** The published ones of these leagues. */
  private async namesOf(leagueIds: readonly string[]): Promise<OpenLeagueView['priorLeagues']> {
    const found = await this.reader.byIds(leagueIds);
    return [...found.values()].flatMap((one) =>
      isPublished(one) ? [{ leagueId: one._id, name: seasonName(one) }] : [],
    );
  }

  /** All that are published, up to what the read model has applied. */
  private async listings(atLeast?: string): Promise<readonly Listing[]> {
    await this.reader.atLeast(atLeast);
    // Asked for first: what is read afterwards holds everything up to there.
    const appliedTo = await this.reader.appliedTo();
    const changed = this.reader.find({ _position: { $gt: this.knownTo } }).batchSize(AT_ONCE);
    for await (const document of changed) this.take(document);
    if (appliedTo > this.knownTo) this.knownTo = appliedTo;
    return [...this.known.values()].flatMap(({ listing }) => listing ?? []);
  }

  /** Requests read side by side: what one of them has read earlier may be taken later. */
  private take(document: Positioned<DiscoveryDocument>): void {
    const { _id, _position: position } = document;
    if ((this.known.get(_id)?.position ?? '') >= position) return;
    this.known.set(_id, { position, listing: isPublished(document) ? listingOf(document) : null });
  }
}

/** 'Tuesday Coed, Summer 2026' */
const seasonName = ({ details: { name, season } }: PublishedLeague): string => `${name}, ${season}`;
const isShown = (document: DiscoveryDocument): document is PublishedLeague =>
  isPublished(document) && !document.cancelled;
