import { render, screen, within } from '@testing-library/react';
import { leagueProspectus, openLeagueView } from '../../../test/open-league-samples';
import { ProspectusEssentials } from './prospectus-essentials';

const icons = { when: null, where: null, draft: null, who: null, places: null };
const shown = (league = openLeagueView()): readonly (string | null)[] => {
  const { container, unmount } = render(<ProspectusEssentials league={league} icons={icons} />);
  const texts = within(container)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  unmount();
  return texts;
};

it('says when and where a league plays, for whom it is, and how much room there is', () => {
  expect(shown()).toEqual([
    'Tuesdays, 6:30 PM – 10:00 PMApr 14, 2099 – Jun 30, 2099 · Eastern Time',
    'North Park1 Park Road, Albany · Directions',
    'Recreational, coedWhole teams register, and people who look for one.',
    '7 of 12 team places left',
  ]);
});

it('counts no places of a league that is canceled', () => {
  expect(shown(openLeagueView({ stage: 'cancelled' })).join()).not.toContain('places left');
});

it('leaves out hours that differ, a venue that is open, and says when one drafts', () => {
  const times = [
    { night: 'tue' as const, from: '18:30', to: '22:00' },
    { night: 'thu' as const, from: '19:00', to: '22:00' },
  ];
  const league = openLeagueView({
    ...{ nights: ['tue', 'thu'], venue: null, draftAt: '2099-04-07T23:00:00.000Z' },
    prospectus: leagueProspectus({ times }),
  });
  expect(shown(league).slice(0, 2)).toEqual([
    'Tuesdays and ThursdaysApr 14, 2099 – Jun 30, 2099 · Eastern Time',
    'Draft Tue, Apr 7, 7:00 PM EDTLive, for everybody to follow',
  ]);
  expect(shown(openLeagueView({ nights: [] }))[0]).toBe('Apr 14, 2099 – Jun 30, 2099Eastern Time');
});

it('leads to the venue on a map, and says only what is asked', () => {
  const venue = { name: 'R&B Field', address: '1 Park Road', city: 'Albany' };
  render(<ProspectusEssentials league={openLeagueView({ venue })} icons={icons} only={['where']} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=R%26B%20Field%2C%201%20Park%20Road%2C%20Albany',
  );
});
