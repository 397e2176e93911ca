import { payLinkPage } from './pay-link.page';

const view = {
  ...{ title: 'Tuesday Softball', payeeName: 'City League', teamName: 'Hawks', currency: 'USD' },
  ...{ amountMinor: 7_500, surchargeMinor: 253 },
};

it('says how much was paid and for what, once it is', () => {
  const page = payLinkPage({ ...view, state: 'paid' });
  expect(page).toContain('Paid. Thank you!');
  expect(page).toContain('You paid $77.53 to City League. That is $75.00 and $2.53 for the card.');
  expect(page).toContain('Tuesday Softball');
  expect(page).not.toContain('<button');
});

it('asks for nothing while nothing is asked for, and says that the link stays', () => {
  const page = payLinkPage({ ...view, state: 'not_now' });
  expect(page).toContain('Nothing to pay now');
  expect(page).toContain('you can pay with this link until it expires');
  expect(page).not.toContain('$');
  expect(page).not.toContain('<button');
});

it('says how much goes back that was paid once more, or too late, and thanks for nothing', () => {
  const page = payLinkPage({ ...view, state: 'returned' });
  expect(page).toContain('Your money goes back');
  expect(page).toContain('$77.53 goes back to your card');
  expect(page).not.toContain('Thank you');
  expect(page).not.toContain('<button');
});
