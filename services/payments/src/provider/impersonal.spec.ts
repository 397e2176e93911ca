import { impersonal } from './impersonal';

it('says nothing of a payer, however deep it stands, and everything else', () => {
  const charge = {
    id: 'ch_1',
    amount: 100,
    billing_details: { name: 'Ana Ruiz', email: 'ana@example.org' },
    receipt_email: 'ana@example.org',
    refunds: { data: [{ id: 're_1', destination: { name: 'Ana Ruiz' } }] },
    outcome: null,
  };
  expect(impersonal({ id: 'evt_1', data: { object: charge } })).toEqual({
    id: 'evt_1',
    data: {
      object: {
        id: 'ch_1',
        amount: 100,
        refunds: { data: [{ id: 're_1', destination: {} }] },
        outcome: null,
      },
    },
  });
});
