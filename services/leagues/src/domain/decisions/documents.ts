import { dayIn, documentAsked, documentLacking, type LeagueProspectus } from '@fieldhouse/values';
import { DateTime } from 'luxon';
import { endOfDay } from '../end-of-day';
import type { PlacesLeague } from '../places.commands';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import type { Registration } from '../places.state';

type Published = PlacesLeague & { readonly prospectus: LeagueProspectus };

/** @returns the document that the staff has yet to see of who registers, or to see again; null: none */
export const missingDocument = (
  { state, at }: PlacesTurn,
  { accountId, kind }: Pick<Registration, 'accountId' | 'kind'>,
  prospectus: LeagueProspectus,
): string | null =>
  documentLacking(prospectus, { kind, documents: state.documents.get(accountId) ?? [] }, at);

/** @param validUntil last day on which it counts, in the league's zone: none that is over, which would let nobody in */
export const seeDocument = (
  turn: PlacesTurn,
  { accountId }: Registration,
  validUntil: string | null,
  { prospectus, zone }: Published,
): void => {
  const kind = documentAsked(prospectus);
  if (kind === null) throw new PlacesError('no_document_asked');
  if (validUntil !== null && validUntil < dayIn(zone, turn.at)) throw new PlacesError('document_day_over');
  const expiresAt = validUntil === null ? null : endOfDay(DateTime.fromISO(validUntil, { zone }));
  const known = (turn.state.documents.get(accountId) ?? []).find((one) => one.kind === kind);
  if (known && known.expiresAt === expiresAt) return;
  turn.say({ type: 'DocumentSeen', data: { leagueId: turn.leagueId, accountId, kind, expiresAt } });
};
