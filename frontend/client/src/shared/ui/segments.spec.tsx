import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segments } from './segments';

const LISTS = [
  { name: 'queue', word: 'Queue 3' },
  { name: 'ranking', word: 'Ranking' },
] as const;

it('chooses one of a few by pointer, and by arrow and Enter', async () => {
  const Lists = () => {
    const [chosen, choose] = useState<(typeof LISTS)[number]['name']>('queue');
    return <Segments label="My lists" options={LISTS} chosen={chosen} onChoose={choose} />;
  };
  render(<Lists />);
  const pressed = () => screen.getByRole('button', { pressed: true });
  expect(screen.getByRole('group', { name: 'My lists' })).toContainElement(pressed());
  await userEvent.click(screen.getByRole('button', { name: 'Ranking' }));
  expect(pressed()).toHaveTextContent('Ranking');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Queue 3' })).toHaveFocus();
  expect(pressed()).toHaveTextContent('Ranking');
  await userEvent.keyboard('{Enter}');
  expect(pressed()).toHaveTextContent('Queue 3');
});
