import { randomUUID } from 'node:crypto';
import { Person, type Product } from './product';

/** A team that everybody may join, as it is asked for. */
export const OPEN_TEAM = {
  name: 'Night Hawks',
  sport: 'softball',
  color: '#0B6B4A',
  accent: '#FFFFFF',
  city: null,
  zone: 'America/New_York',
  level: 'recreational',
  genderType: 'open',
  privacy: 'public',
  joinPolicy: 'open',
  rosterLimit: null,
  frozenFrom: null,
} as const;

/** Signs people up who are called so, Example by their last name. @param apart tells them from others of the same journey */
export const people = <const Names extends readonly string[]>(
  { url }: Pick<Product, 'url'>,
  names: Names,
  apart: string | number,
) =>
  Promise.all(
    names.map((firstName) =>
      Person.signedUp(url, `${firstName}${apart}`, { firstName, lastName: 'Example' }),
    ),
  ) as Promise<{ readonly [Place in keyof Names]: Person }>;

/** Founds a team and has others join it. @returns its address below `/api` and in the app */
export const openTeam = async (
  captain: Person,
  others: readonly Person[],
  change: object = {},
): Promise<string> => {
  const { streamId } = await captain.send<{ readonly streamId: string }>('POST', '/teams', {
    ...OPEN_TEAM,
    ...change,
  });
  const path = `/teams/${streamId.slice('team-'.length)}`;
  for (const person of others) await person.send('POST', `${path}/requests`, { message: null });
  return path;
};

/**
 * Says something in a team's channel.
 * @param options of a poll whose question it is
 * @returns the message's address below `/api`
 */
export const say = async (
  who: Person,
  team: string,
  text: string,
  options: readonly string[] = [],
): Promise<string> => {
  const month = new Date().toISOString().slice(0, 7).replace('-', '');
  const path = `${team.replace('/teams/', '/chats/')}/team/messages/${month}-${randomUUID()}`;
  const asked = options.map((option) => ({ optionId: randomUUID(), text: option }));
  const poll = { options: asked, multiple: false, secret: false, closesAt: null };
  await who.send('PUT', path, { text, replyTo: null, poll: options.length > 0 ? poll : null });
  return path;
};
