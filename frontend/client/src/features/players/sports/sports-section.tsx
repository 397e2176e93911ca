import { playedSportsBody, type OwnPlayerView, type PlayedSportView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Delayed } from '../../../shared/ui/skeletons';
import { UndoBar } from '../../../shared/ui/undo-bar';
import { PartSection } from '../own/part-section';
import { useCardPart } from '../own/use-card-part';
import { AddSport } from './add-sport';
import { SportCard } from './sport-card';
import { changedSports } from './sport-words';
import { sportName, useCatalogue } from '../../../shared/sports/use-catalogue';

type SportsSectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};
type Removed = { readonly played: PlayedSportView; readonly index: number };

/** What one plays, where and how well. */
export const SportsSection = ({ player, onDirty }: SportsSectionProps) => {
  const { control, ...form } = useCardPart({
    part: 'sports',
    player,
    saved: { sports: [...player.sports] },
    schema: playedSportsBody,
    name: 'Sports',
  });
  const { field, fieldState } = useController({ control, name: 'sports' });
  const sports = field.value;
  const { catalogue, failed, retry } = useCatalogue();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const change = (sport: string, more: Partial<PlayedSportView>): void =>
    field.onChange(sports.map((one) => (one.sport === sport ? { ...one, ...more } : one)));
  const add = (sport: string): void => {
    if (removed?.played.sport === sport) setRemoved(null);
    field.onChange([
      ...sports,
      { sport, positions: [], level: null, lookingForTeam: false, willingToSub: false },
    ]);
  };
  const remove = (played: PlayedSportView): void => {
    setRemoved({ played, index: sports.indexOf(played) });
    field.onChange(sports.filter(({ sport }) => sport !== played.sport));
  };
  const putBack = ({ played, index }: Removed): void => {
    setRemoved(null);
    // A discard may have brought it back already.
    if (!sports.some(({ sport }) => sport === played.sport))
      field.onChange(sports.toSpliced(index, 0, played));
  };
  return (
    <PartSection
      id="sports"
      title="Sports"
      hint="Captains look at this when they draft or need a sub. Tap positions in the order in which you like to play them."
      form={form}
      saveLabel="Save sports"
      lines={form.newer && changedSports(catalogue)(form.newer, form.getValues())}
      onDirty={onDirty}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {sports.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            No sport yet. Add the first one that you play, or would like to.
          </Typography>
        )}
        {sports.map((played) => (
          <SportCard
            key={played.sport}
            played={played}
            catalogue={catalogue}
            onChange={(more) => change(played.sport, more)}
            onRemove={() => remove(played)}
          />
        ))}
        {removed && (
          <UndoBar
            key={removed.played.sport}
            text={`${sportName(catalogue, removed.played.sport)} removed`}
            onUndo={() => putBack(removed)}
            onGone={() => setRemoved(null)}
          />
        )}
        {catalogue && <AddSport catalogue={catalogue} taken={sports.map(({ sport }) => sport)} onAdd={add} />}
        {!catalogue && !failed && (
          <Delayed label="Loading the sports">
            <Typography sx={{ color: 'text.secondary' }}>Loading the sports…</Typography>
          </Delayed>
        )}
        {failed && (
          <Typography role="alert">
            The list of sports could not be loaded. <Button onClick={retry}>Retry</Button>
          </Typography>
        )}
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
    </PartSection>
  );
};
