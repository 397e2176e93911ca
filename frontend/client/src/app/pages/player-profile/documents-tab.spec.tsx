import { screen } from '@testing-library/react';
import { fakeApi } from '../../../../test/fake-api';
import { registration, signed } from '../../../../test/registration-samples';
import { renderApp } from '../../../../test/render-app';

it('keeps what one has signed with its text, and where one has registered', async () => {
  const network = fakeApi();
  const league = { leagueId: 'L1', leagueName: 'Tuesday Softball' };
  network.on('GET', '/registrations', {
    body: {
      registrations: [{ ...registration(), ...league, season: 'Spring 2027' }],
      signatures: [
        {
          ...signed,
          ...league,
          zone: 'America/New_York',
          expiresAt: '2027-01-01T05:00:00.000Z',
          title: 'Liability waiver',
          text: 'At my own risk.',
          textHash: 'a'.repeat(64),
        },
      ],
      position: '00000000000000000001',
    },
  });
  network.on('GET', '/receipts', { body: { position: '', receipts: [] } });
  const { user } = renderApp('/player-profile?tab=documents');
  expect(await screen.findByRole('link', { name: 'Tuesday Softball' })).toHaveAttribute(
    'href',
    '/discover-leagues?league=L1&register=1',
  );
  await user.click(screen.getByText(/Liability waiver · Tuesday Softball · signed Nov 1, 2026/));
  expect(screen.getByText('At my own risk.')).toBeVisible();
  expect(screen.getByText(/Good until Dec 31, 2026/)).toBeVisible();
  expect(
    screen.getByRole('button', {
      name: `Download Liability waiver of Tuesday Softball, version ${signed.version}`,
    }),
  ).toBeVisible();
  expect(screen.getByText(/The receipt of each payment stays here/)).toBeVisible();
});
