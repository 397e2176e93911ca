import { source, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { faintControls } from './faint-controls';
import { arrived, settled } from './visitor';

/** Something to look at: a page, and what to open on it first. */
export type Sight = {
  readonly name: string;
  /** Goes there unless it is a further step on the page of the sight before. */
  readonly url?: string;
  readonly open?: (page: Page) => Promise<unknown>;
};

/**
 * Where a rule does not hold: what hangs from a control over the page stands in none of its landmarks, and a grid that
 * has the focus itself scrolls with its arrow keys.
 */
const EXEMPT = {
  region: '[class*=MuiMenu], [class*=MuiPopover], [class*=MuiAutocomplete], [class*=MuiPopper]',
  'scrollable-region-focusable': '[role=grid][tabindex="0"]',
};

/** The page once it is light again. */
const LIGHT = 'html:not([data-theme=dark])';
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

/** What passes is not written out: of a long page that would be most of the work. No rule here reads style sheets. */
const EVERYTHING: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'target-size': { enabled: true } },
};
const COLORS: RunOptions = { ...EVERYTHING, runOnly: ['color-contrast'] };

/** Axe reads the page; it comes into it once, since reading its half a megabyte costs as much as a short page. */
const violations = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  return page.evaluate<readonly string[]>(`(async () => {
    const exempt = ${JSON.stringify(EXEMPT)};
    const isMeant = (id, place) => !exempt[id] || !document.querySelector(place)?.closest(exempt[id]);
    const { violations } = await axe.run(document, ${JSON.stringify(options)});
    return violations.flatMap(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' ')).filter((place) => isMeant(id, place));
      return places.length > 0 ? [id + ' at ' + places.join(', ')] : [];
    });
  })()`);
};

/** What axe finds, and faint controls: everything in the light; of the dark the colors, since all else is the same. */
export const findings = async (page: Page, sights: readonly Sight[]): Promise<readonly string[]> => {
  const problems: string[] = [];
  const note = async (where: string, options: RunOptions): Promise<void> => {
    await settled(page);
    for (const violation of await violations(page, options)) problems.push(`${where}: ${violation}`);
    for (const control of await faintControls(page)) problems.push(`${where}: ${control}`);
  };
  for (const { name, url, open } of sights) {
    await page.emulateMedia({ colorScheme: 'light' });
    if (url !== undefined) {
      await page.goto(url);
      await arrived(page);
    }
    await open?.(page);
    await virtualRows(page);
    await page.locator(LIGHT).waitFor({ state: 'attached' });
    await note(`${name}, light`, EVERYTHING);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator(DARK).waitFor({ state: 'attached' });
    await note(`${name}, dark`, COLORS);
  }
  return problems;
};

/** What {@link findings} has of a page as it stands there. */
export const found = (page: Page, name: string = page.url()): Promise<readonly string[]> =>
  findings(page, [{ name }]);
