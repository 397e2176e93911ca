import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { until, type Product } from './product';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** The widths at which people come. */
export const WIDTHS = [
  ['390 px', PHONE],
  ['1280 px', DESKTOP],
] as const;

type Kept = { readonly to: string; readonly action?: { readonly url: string } };

/** A page of a browser that knows nothing of us. */
export const visit = async (
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  options: Pick<BrowserContextOptions, 'colorScheme' | 'serviceWorkers'> = {},
): Promise<Page> => {
  const context = await browser.newContext({
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
    ...options,
  });
  context.setDefaultTimeout(120_000);
  return context.newPage();
};

/** Waits for the newest mail with a link of this kind. @returns the link */
export const linkTo = async (
  { url, inside }: Pick<Product, 'url' | 'inside'>,
  email: string,
  mode: 'confirm' | 'new-password',
): Promise<string> => {
  let link: URL | undefined;
  await until(`${email} has a link to ${mode}`, async () => {
    const mails = (await (await fetch(`${inside}/api/dev/mail`)).json()) as readonly Kept[];
    link = mails
      .filter(({ to }) => to === email)
      .flatMap(({ action }) => (action ? [new URL(action.url)] : []))
      .find(({ searchParams }) => searchParams.get('mode') === mode);
    return link !== undefined;
  });
  return link ? `${url}${link.pathname}${link.search}${link.hash}` : '';
};

/** Waits until the page is at a path. @throws with what the page shows when it never is */
export const arrives = async (page: Page, path: string): Promise<void> => {
  try {
    await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' });
  } catch {
    throw new Error(`not at ${path} but at ${page.url()}: ${await page.locator('body').innerText()}`);
  }
};

/** What is still loading; a bar that says how far something has come stays. */
export const BUSY = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true]';

/** Waits until the page has its heading and loads nothing any more. @throws with what the page shows when it has no heading */
export const arrived = async (page: Page): Promise<void> => {
  try {
    // A dialog that opens with the page hides the rest from the roles.
    await page.locator('h1').first().waitFor();
  } catch {
    const [shown, kept] = await page.evaluate<[string, string]>(
      `navigator.locks.query().then((locks) => [document.getElementById('root')?.innerHTML ?? '', JSON.stringify(locks)])`,
    );
    throw new Error(`no heading at ${page.url()}: ${shown.slice(0, 2_000)}; locks: ${kept}`);
  }
  await page.locator(BUSY).first().waitFor({ state: 'detached' });
};

/** Fills a form of /auth by its labels and sends it with its button. @throws with what the page shows when it cannot */
export const send = async (
  page: Page,
  name: string,
  fields: Readonly<Record<string, string>>,
  button: string,
): Promise<void> => {
  const form = page.getByRole('form', { name });
  try {
    for (const [label, text] of Object.entries(fields))
      await form.getByRole('textbox', { name: label }).fill(text);
    await form.getByRole('button', { name: button }).click();
  } catch (error) {
    throw new Error(`no ${name} at ${page.url()}: ${await page.locator('body').innerText()}`, {
      cause: error,
    });
  }
};

/** Presses the button of this name. */
export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** Presses a key until something has the focus. @throws when it never gets there */
export const pressUntil = async (page: Page, key: string, target: Locator): Promise<void> => {
  await target.waitFor({ timeout: 30_000 });
  const focused = target.and(page.locator(':focus'));
  for (let times = 0; times < 60; times += 1) {
    await page.keyboard.press(key);
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`${key} never reaches ${String(target)}`);
};

/** Says whether anything moved; what begins at the end of something is at its end the next time. */
const AT_ITS_END = `(() => {
  const moving = document.getAnimations().filter(({ effect, playState }) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
  for (const one of moving) one.finish();
  return moving.length > 0;
})()`;

/** Brings whatever moves to its end, as colours do when they change. */
export const settled = (page: Page): Promise<void> =>
  until('nothing moves', async () => !(await page.evaluate<boolean>(AT_ITS_END)));
