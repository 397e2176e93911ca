import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { Switch } from './switch';

it('searches while one types', async () => {
  const heard: string[] = [];
  const Search = () => {
    const [text, setText] = useState('');
    const search = (typed: string): void => {
      heard.push(typed);
      setText(typed);
    };
    return <SearchField label="Search players" value={text} onSearch={search} />;
  };
  render(<Search />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search players' }), 'al');
  expect(heard).toEqual(['a', 'al']);
});

it('chooses one of many by its value', async () => {
  const choose = jest.fn();
  render(
    <SelectField label="Team" value="hawks" onChoose={choose}>
      <option value="hawks">Hawks</option>
      <option value="owls">Owls</option>
    </SelectField>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Owls');
  expect(choose).toHaveBeenCalledWith('owls');
});

it('turns on and off by pointer and by Space, and not while it is disabled', async () => {
  const turn = jest.fn();
  const view = render(<Switch label="Auto" on={false} onTurn={turn} />);
  const auto = screen.getByRole('switch', { name: 'Auto' });
  expect(auto).not.toBeChecked();
  await userEvent.click(auto);
  expect(turn).toHaveBeenLastCalledWith(true);
  view.rerender(<Switch label="Auto" on onTurn={turn} />);
  await userEvent.keyboard(' ');
  expect(turn).toHaveBeenLastCalledWith(false);
  view.rerender(<Switch label="Auto" on disabled onTurn={turn} />);
  await userEvent.click(auto);
  expect(turn).toHaveBeenCalledTimes(2);
});
