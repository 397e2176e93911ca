import { fireEvent, render, screen } from '@testing-library/react';
import { useKeptFocus } from './use-kept-focus';

const List = ({ names }: { readonly names: readonly string[] }) => (
  <div {...useKeptFocus<HTMLDivElement>()} role="group" aria-label="List">
    {names.map((name) => (
      <button key={name}>{name}</button>
    ))}
  </div>
);
const button = (name: string) => screen.getByRole('button', { name });

it('is where a row was that had it', () => {
  const { rerender } = render(<List names={['Ana', 'Ben']} />);
  button('Ana').focus();
  rerender(<List names={['Ben']} />);
  expect(screen.getByRole('group', { name: 'List' })).toHaveFocus();
});

it('is not taken when another row goes, or from whoever is elsewhere', () => {
  const { rerender } = render(<List names={['Ana', 'Ben', 'Cal']} />);
  button('Ana').focus();
  rerender(<List names={['Ana', 'Cal']} />);
  expect(button('Ana')).toHaveFocus();
  button('Ana').blur();
  rerender(<List names={['Cal']} />);
  expect(document.body).toHaveFocus();
});

it('takes it too from a button that was disabled while it worked, and then went', () => {
  const { rerender } = render(<List names={['Ana', 'Ben']} />);
  button('Ana').focus();
  button('Ana').setAttribute('disabled', '');
  // As a browser does by itself.
  fireEvent.blur(button('Ana'));
  rerender(<List names={['Ben']} />);
  expect(screen.getByRole('group', { name: 'List' })).toHaveFocus();
});
