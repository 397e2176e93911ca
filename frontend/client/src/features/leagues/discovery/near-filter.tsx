import { useId, useState } from 'react';
import { SearchField } from '../../../shared/ui/search-field';
import { SelectField } from '../../../shared/ui/select-field';
import { PlaceList } from '../places/place-list';
import { usePlaces } from '../places/use-places';

/** What the service takes when it is not told. */
const USUAL = '25';
const MILES = ['5', '10', USUAL, '50', '100'];

type NearFilterProps = {
  readonly near: string;
  readonly within: string;
  readonly set: (name: 'near' | 'within', value: string) => void;
};

/** Leagues around a place. One types it; it counts once it is one of the list, or once one has done typing. */
export const NearFilter = ({ near, within, set }: NearFilterProps) => {
  const list = useId();
  const [text, setText] = useState(near);
  const [last, setLast] = useState(near);
  if (last !== near) {
    setLast(near);
    setText(near);
  }
  const places = usePlaces(text);
  const take = (value: string): void => {
    if (value.trim() !== near) set('near', value.trim());
  };
  const miles = within === '' ? USUAL : within;
  return (
    <>
      <SearchField
        label="Near a city"
        maxLength={80}
        list={list}
        autoComplete="off"
        value={text}
        onSearch={(value) => {
          setText(value);
          if (value === '' || places.includes(value)) take(value);
        }}
        onBlur={() => take(text)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take(text);
        }}
      />
      <PlaceList id={list} places={places} />
      {near !== '' && (
        <SelectField
          label="Distance"
          value={miles}
          onChoose={(value) => set('within', value === USUAL ? '' : value)}
        >
          {[...new Set([...MILES, miles])].map((one) => (
            <option key={one} value={one}>
              Within {one} miles
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};
