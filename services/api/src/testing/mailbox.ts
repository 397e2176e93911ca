import { until } from '@fieldhouse/kernel/testing';
import type { TestApp } from '@fieldhouse/testing';

export type LinkMode = 'confirm' | 'new-password' | 'email-change';
type Kept = {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly action?: { readonly url: string };
};

/** The mails that somebody has got, the newest first. */
export const mailsTo = async (app: TestApp, to: string): Promise<readonly Kept[]> => {
  const { body } = await app.send<readonly Kept[]>('GET', '/dev/mail');
  return body.filter((mail) => mail.to === to);
};

/** The links of a kind in somebody's mails, the newest first. */
export const linksTo = async (app: TestApp, to: string, mode: LinkMode): Promise<readonly URL[]> =>
  (await mailsTo(app, to))
    .flatMap(({ action }) => (action ? [new URL(action.url)] : []))
    .filter(({ searchParams }) => searchParams.get('mode') === mode);

/** Waits for so many links. @returns the token in the newest */
export const tokenTo = async (app: TestApp, to: string, mode: LinkMode, count = 1): Promise<string> => {
  let links: readonly URL[] = [];
  await until(`${to} has ${count} links to ${mode}`, async () => {
    links = await linksTo(app, to, mode);
    return links.length >= count;
  });
  return new URLSearchParams(links[0]?.hash.slice(1)).get('token') ?? '';
};
