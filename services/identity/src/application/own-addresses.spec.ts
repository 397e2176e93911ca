import type { AccountEvent } from '@fieldhouse/events/identity';
import { ownAddresses } from './own-addresses';

const accountId = 'a1';
const at = '2026-05-01T18:00:00.000Z';
const later = '2026-06-01T18:00:00.000Z';
const registered = (email: string): AccountEvent => ({
  type: 'AccountRegistered',
  data: { accountId, email, firstName: 'Ana', lastName: 'Diaz' },
});
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } };
const asked = (email: string): AccountEvent => ({
  type: 'EmailChangeRequested',
  data: { accountId, changeId: 'c1', email, requestedAt: at },
});
const moved = (email: string, changedAt = at): AccountEvent => ({
  type: 'EmailChanged',
  data: { accountId, changeId: 'c1', email, changedAt },
});

describe('the addresses of an account', () => {
  it('do not have one that it has only signed up with', () => {
    expect(ownAddresses([registered('ana@a.example')])).toEqual([]);
  });

  it('have the one that it has confirmed, and not one that it has asked to move to', () => {
    expect(ownAddresses([registered('ana@a.example'), confirmed, asked('nina@a.example')])).toEqual([
      { email: 'ana@a.example', until: null },
    ]);
  });

  it('have a former one until it was left', () => {
    expect(
      ownAddresses([registered('ana@a.example'), confirmed, asked('new@a.example'), moved('new@a.example')]),
    ).toEqual([
      { email: 'ana@a.example', until: at },
      { email: 'new@a.example', until: null },
    ]);
  });

  it('have no former one that was never confirmed', () => {
    expect(ownAddresses([registered('nina@a.example'), moved('new@a.example')])).toEqual([
      { email: 'new@a.example', until: null },
    ]);
  });

  it('have one whole that the account has come back to, however it is written', () => {
    const there = [registered('ana@a.example'), confirmed, moved('new@a.example')];
    expect(ownAddresses([...there, moved('Ana@A.example', later)])).toEqual([
      { email: 'Ana@A.example', until: null },
      { email: 'new@a.example', until: later },
    ]);
  });

  it('are none once the key is destroyed', () => {
    expect(ownAddresses([registered(''), confirmed, moved('')])).toEqual([]);
  });
});
