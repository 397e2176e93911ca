import { tokenTo } from '../mailbox';
import type { Cast, Role } from '../roles';
import { reason, body, nothing, type Make, type Samples } from '../sample';
import { v4 as uuidv4 } from 'uuid';

/** Signs somebody up whose address is not confirmed and waits for a mail to them. @returns the token of its link */
const mailedToken = async ({ app }: Cast, ask?: (email: string) => Promise<unknown>): Promise<string> => {
  const email = `${uuidv4()}@example.com`;
  const body = { email, password: 'correct horse', firstName: 'New', lastName: 'Person' };
  await app.send('POST', '/auth/signup', { body });
  await ask?.(email);
  return tokenTo(app, email, ask ? 'new-password' : 'confirm');
};
/** A change of address that waits. @returns the token of the mail to the address that stands */
const emailChangeLink: Make = async ({ app }) => {
  const { email, token } = await app.signUp(uuidv4());
  const wanted = { email: `${uuidv4()}@example.org`, password: 'correct horse' };
  await app.send('POST', '/account/email-change', { token, body: wanted });
  return { body: { token: await tokenTo(app, email, 'email-change') } };
};
/** Another session of whoever asks. */
const otherSession: Make = async (cast, role) => {
  if (role === 'visitor' || role === 'spectator') return { params: { sessionId: uuidv4() } };
  const { app, people } = cast;
  // A site admin needs a code as well and has a second session from the start.
  await app.send('POST', '/auth/token?grant_type=password', { body: credentials(cast, role) });
  const { body: open } = await app.send<{ id: string; current: boolean }[]>(
    'GET',
    '/auth/sessions',
    people[role],
  );
  return { params: { sessionId: open.find(({ current }) => !current)?.id ?? '' } };
};

const credentials = (cast: Cast, role: Role) => ({
  email: (role === 'visitor' || role === 'spectator' || role === 'site_admin'
    ? cast.foreign.owner
    : cast.people[role]
  ).email,
  password: 'correct horse',
});

/** Accounts, sessions and their administration. */
export const samples: Samples = {
  'POST /api/auth/signup': () => ({
    body: {
      email: `${uuidv4()}@example.org`,
      password: 'correct horse',
      firstName: 'New',
      lastName: 'Person',
    },
  }),
  'POST /api/auth/token': (cast, role) => ({
    query: { grant_type: 'password' },
    body: credentials(cast, role),
  }),
  'POST /api/auth/logout': nothing,
  'GET /api/auth/user': nothing,
  'GET /api/auth/sessions': nothing,
  'DELETE /api/auth/sessions/{sessionId}': otherSession,
  'POST /api/auth/confirm': async (cast) => ({ body: { token: await mailedToken(cast) } }),
  'POST /api/auth/confirm/resend': nothing,
  'POST /api/auth/recover': () => ({ body: { email: `${uuidv4()}@example.org` } }),
  'POST /api/auth/recover/password': async (cast) => {
    const ask = (email: string) => cast.app.send('POST', '/auth/recover', { body: { email } });
    return { body: { token: await mailedToken(cast, ask), password: 'another horse' } };
  },
  'POST /api/auth/email-change': emailChangeLink,
  'POST /api/auth/email-change/refuse': emailChangeLink,
  'GET /api/account': nothing,
  'PUT /api/account/names': body({ firstName: 'Ana', lastName: 'Ruiz' }),
  'POST /api/account/password': body({ password: 'correct horse', newPassword: 'correct horse' }),
  'POST /api/account/email-change': () => ({
    body: { email: `${uuidv4()}@example.org`, password: 'correct horse' },
  }),
  'DELETE /api/account/email-change': nothing,
  'POST /api/account/second-factor': body({ password: 'correct horse' }),
  // Refused for what is in them, not at the door: the next requests need these accounts as they are.
  'POST /api/account/second-factor/confirm': body({ code: '000000' }),
  'POST /api/account/second-factor/prove': body({ code: '000000' }),
  'POST /api/account/second-factor/keep': nothing,
  'POST /api/account/second-factor/disable': body({ password: 'wrong horse', code: '000000' }),
  'POST /api/account/erase': body({ password: 'wrong horse', confirmation: 'ERASE' }),
  'GET /api/account/export': nothing,
  'GET /api/dev/mail': nothing,
  'GET /api/dev/mail/{mailId}': async (cast) => {
    await mailedToken(cast);
    const { body: mails } = await cast.app.send<{ id: string }[]>('GET', '/dev/mail');
    return { params: { mailId: mails[0]?.id ?? '' } };
  },
  'GET /api/admin/users': () => ({ query: { q: 'out' } }),
  'GET /api/admin/users/{accountId}': ({ people }) => ({ params: { accountId: people.outsider.accountId } }),
  'GET /api/admin/users/{accountId}/sessions': ({ people }) => ({
    params: { accountId: people.outsider.accountId },
  }),
  'POST /api/admin/users/{accountId}/roles': ({ people }) => ({
    params: { accountId: people.outsider.accountId },
    body: { change: 'revoke', role: 'complex_owner', reason },
  }),
  'POST /api/admin/users/{accountId}/second-factor/lift': ({ people }) => ({
    params: { accountId: people.outsider.accountId },
    body: { reason },
  }),
  'POST /api/admin/users/{accountId}/second-factor/keep': ({ people }) => ({
    params: { accountId: people.outsider.accountId },
  }),
  'POST /api/admin/users/{accountId}/sessions/{sessionId}/end': async ({ app, people }, role) => {
    if (role !== 'site_admin')
      return { params: { accountId: people.outsider.accountId, sessionId: uuidv4() } };
    const { accountId, token } = await app.signUp(`busy-${uuidv4()}`);
    const { body: open } = await app.send<{ id: string }[]>('GET', '/auth/sessions', { token });
    return { params: { accountId, sessionId: open[0]?.id ?? '' }, body: { reason } };
  },
};
