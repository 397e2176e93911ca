import type { TestApp, TestPerson } from '@fieldhouse/testing';

/** Somebody as they come back later: a session's token is short-lived. */
export const again = async (app: TestApp, person: TestPerson): Promise<TestPerson> => {
  const { body } = await app.send<{ access_token: string }>('POST', '/auth/token?grant_type=password', {
    body: { email: person.email, password: 'correct horse' },
  });
  return { ...person, token: body.access_token };
};
