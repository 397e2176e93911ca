import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const TABS = [
  { name: 'players', word: 'Players' },
  { name: 'board', word: 'Board' },
  { name: 'log', word: 'Log' },
] as const;

const Room = () => {
  const [shown, setShown] = useState<(typeof TABS)[number]['name']>('players');
  return (
    <>
      <Tabs label="Parts" id="room" tabs={TABS} shown={shown} onShow={setShown} />
      <div role="tabpanel" id="room-panel" aria-labelledby={`room-tab-${shown}`}>
        {shown}
      </div>
    </>
  );
};
const tab = (name: string) => screen.getByRole('tab', { name });

it('opens what is pressed, whose name its panel bears', async () => {
  render(<Room />);
  expect(screen.getByRole('tabpanel', { name: 'Players' })).toHaveTextContent('players');
  await userEvent.click(tab('Board'));
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Board'));
  expect(screen.getByRole('tabpanel', { name: 'Board' })).toHaveTextContent('board');
  expect(tab('Board')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

it('is one stop of Tab: arrows, Home and End move, Enter opens', async () => {
  render(<Room />);
  await userEvent.tab();
  expect(tab('Players')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Log')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Board')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Players' })).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  expect(tab('Log')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Home}');
  expect(tab('Players')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Log' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Log')]);
});

it('has the open one in sight where not all of them have room', async () => {
  const sizes = { offsetLeft: 16, offsetWidth: 100 };
  for (const [name, at] of Object.entries(sizes))
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.id === 'room-tab-log' && name === 'offsetLeft' ? 416 : at;
    });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<Room />);
  await userEvent.click(tab('Log'));
  expect(screen.getByRole('tablist').scrollLeft).toBe(300);
  jest.restoreAllMocks();
});
