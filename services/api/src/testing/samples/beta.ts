import type { Cast, Role } from '../roles';
import { body, nothing, type Samples } from '../sample';
import { v4 as uuidv4 } from 'uuid';

const betaDetails = {
  complexName: 'Riverside Arena',
  city: 'Springfield',
  sports: ['softball'],
  arenas: 3,
  contactName: 'Olga Ortiz',
  contactPhone: '+1 555 010 9999',
};
/** Somebody whose application waits, for whoever may decide on it. @returns their account */
const betaApplicantOf = async ({ app, people }: Cast, role: Role): Promise<string> => {
  if (role !== 'site_admin') return people.outsider.accountId;
  const { accountId, token } = await app.signUp(`owner-${uuidv4()}`);
  await app.command('POST', '/beta/application/submit', { token, body: betaDetails });
  return accountId;
};

/** The open beta. */
export const samples: Samples = {
  'GET /api/beta/application': nothing,
  'PUT /api/beta/application': body({ ...betaDetails, arenas: null, contactPhone: '' }),
  'POST /api/beta/application/submit': body(betaDetails),
  'POST /api/beta/application/withdraw': nothing,
  'GET /api/admin/beta/applications': nothing,
  'POST /api/admin/beta/applications/{accountId}/decision': async (cast, role) => ({
    params: { accountId: await betaApplicantOf(cast, role) },
    body: { decision: 'review' },
  }),
};
