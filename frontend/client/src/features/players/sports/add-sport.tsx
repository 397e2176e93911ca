import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Catalogue } from '../../../shared/sports/use-catalogue';

type AddSportProps = {
  readonly catalogue: Catalogue;
  /** Keys of the sports that are there already. */
  readonly taken: readonly string[];
  readonly onAdd: (sport: string) => void;
};

/** Finds a sport by typing; choosing it adds it. */
export const AddSport = ({ catalogue, taken, onAdd }: AddSportProps) => {
  const [typed, setTyped] = useState('');
  const options = catalogue.filter(({ key }) => !taken.includes(key));
  return (
    <Autocomplete
      sx={{ maxWidth: 360 }}
      options={options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, why) => setTyped(why === 'input' ? text : '')}
      onChange={(_, sport) => {
        if (sport) onAdd(sport.key);
      }}
      blurOnSelect
      autoHighlight
      noOptionsText="No other sport with this name"
      renderInput={(params) => <TextField {...params} label="Add a sport" placeholder="Type or choose" />}
    />
  );
};
