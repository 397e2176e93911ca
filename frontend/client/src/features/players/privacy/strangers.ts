import { levelBand, type CardAudiencesView, type OwnPlayerView } from '@fieldhouse/api-contract';
import { listOf } from '../../../shared/lib/words';
import { sportName, type Catalogue } from '../../../shared/sports/use-catalogue';

/** What a discoverable card says to strangers, as a list: 'Ana B., Springfield and Softball (Intermediate)'. */
export const strangersSee = (
  { firstName, lastName, photoUrl, details, sports, availability }: OwnPlayerView,
  audiences: CardAudiencesView,
  catalogue: Catalogue | null,
): string => {
  const initial = lastName.trim()[0];
  const shown = (field: keyof CardAudiencesView): boolean => audiences[field] === 'public';
  const played = sports.map(({ sport, level }) => {
    const band = levelBand(level);
    return `${sportName(catalogue, sport)}${band === null ? '' : ` (${band})`}`;
  });
  return listOf(
    [
      [firstName, initial && `${initial}.`].filter(Boolean).join(' '),
      details.area,
      ...(shown('sports') ? played : []),
      shown('photo') && photoUrl !== null ? 'your photo' : '',
      shown('bio') && details.bio !== '' ? 'what you say about you' : '',
      shown('availability') && Object.values(availability.week).some((day) => day.length > 0)
        ? 'when you play'
        : '',
      shown('phone') && details.phone !== '' ? 'your phone number' : '',
      shown('jerseySize') && details.jerseySize !== null ? 'your shirt size' : '',
    ].filter(Boolean),
  );
};
