import { payLinkPage } from './pay-link.page';

it('says how much was paid and for what, once it is', () => {
  const page = payLinkPage({
    ...{ title: 'Tuesday Softball', payeeName: 'City League', teamName: 'Hawks', currency: 'USD' },
    ...{ amountMinor: 7_500, surchargeMinor: 253, state: 'paid' },
  });
  expect(page).toContain('Paid. Thank you!');
  expect(page).toContain('You paid $77.53 to City League. That is $75.00 and $2.53 for the card.');
  expect(page).toContain('Tuesday Softball');
  expect(page).not.toContain('<button');
});
