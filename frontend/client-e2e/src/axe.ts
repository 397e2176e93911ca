import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { faintControls } from './faint-controls';
import { settled } from './visitor';

/** Something to look at: a page, and what to open on it first. */
export type Sight = {
  readonly name: string;
  /** Goes there unless it is a further step on the page of the sight before. */
  readonly url?: string;
  readonly open?: (page: Page) => Promise<unknown>;
};

/** What is still loading; a bar that says how far something has come stays. */
const BUSY = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true]';

/** What hangs from a control over the page stands in none of its landmarks. */
const POPUP = /class="[^"]*Mui(Menu|Popover|Autocomplete|List|Popper)/;

/** The page once it is dark; the public site turns dark without a word. */
const DARK = 'html[data-theme=dark], html:not([data-theme])';

/** Pages as they are on arrival. */
export const pagesAt = (url: string, paths: readonly string[]): readonly Sight[] =>
  paths.map((path) => ({ name: path, url: `${url}${path}` }));

/** The first rows of a long list make room for those in sight once the page is at rest: not while axe looks at them. */
const virtualRows = async (page: Page): Promise<void> => {
  const first = page.locator('.pool-rows');
  if ((await first.count()) === 0) return;
  await first.waitFor({ state: 'detached' });
  await page.locator('.pool-row').first().waitFor({ state: 'attached' });
};

/** What axe finds, and faint controls: everything in the light; of the dark the colors, since all else is the same. */
export const findings = async (page: Page, sights: readonly Sight[]): Promise<readonly string[]> => {
  const problems: string[] = [];
  // What passes is not written out: of a long page that would be most of the work. No rule here reads style sheets.
  const options = {
    resultTypes: ['violations' as const],
    preload: false,
    rules: { 'target-size': { enabled: true } },
  };
  const axe = (): AxeBuilder => new AxeBuilder({ page }).options(options);
  const note = async (where: string, asked: AxeBuilder): Promise<void> => {
    await settled(page);
    for (const { id, nodes } of (await asked.setLegacyMode().analyze()).violations) {
      const counted = nodes.filter(({ html }) => id !== 'region' || !POPUP.test(html));
      const places = counted.map(({ target }) => target.join(' ')).join(', ');
      if (counted.length > 0) problems.push(`${where}: ${id} at ${places}`);
    }
    for (const control of await faintControls(page)) problems.push(`${where}: ${control}`);
  };
  for (const { name, url, open } of sights) {
    await page.emulateMedia({ colorScheme: 'light' });
    if (url !== undefined) {
      await page.goto(url);
      // A dialog that opens with the page hides the rest from the roles.
      await page.locator('h1').first().waitFor();
      await page.locator(BUSY).first().waitFor({ state: 'detached' });
    }
    await open?.(page);
    await virtualRows(page);
    await note(`${name}, light`, axe());
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator(DARK).waitFor({ state: 'attached' });
    await note(`${name}, dark`, axe().withRules(['color-contrast']));
  }
  return problems;
};
