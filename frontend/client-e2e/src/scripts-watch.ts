import type { Page } from 'playwright-core';
import { EACH, FIELDS, textFor } from './scripts-corpus';
import { arrived, BUSY } from './visitor';

/** What opens more of a page. */
const OPENERS =
  /^(Show timeline|Read|Read and close|Show more|Show earlier|Load more|Check it yourself|Draws before it)$/;
const OPENINGS = 200;
/** All that a page says, in texts, fields and labels. */
const SAID = `[document.title, document.body.textContent, ...[...document.querySelectorAll('*')].flatMap((one) =>
  [one.value, one.title, one.getAttribute('aria-label')].filter((text) => typeof text === 'string'))].join('\\n')`;
const REPORT = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('violation: ' + violatedDirective + ' ' + blockedURI));`;

/** Notes what pages do that a text may not make them do, and which texts of the corpus they show. */
export class ScriptWatch {
  readonly wrong: string[] = [];
  readonly seen = new Set<string>();
  pages = 0;

  constructor(private readonly url: string) {}

  async over(page: Page): Promise<Page> {
    await page.addInitScript(REPORT);
    page.on('dialog', (dialog) => {
      this.wrong.push(`${page.url()} opened a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (/violation:|Content Security Policy/i.test(message.text()))
        this.wrong.push(`${page.url()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      const asked = new URL(request.url());
      if (/^(https?|wss?):$/.test(asked.protocol) && asked.host !== new URL(this.url).host)
        this.wrong.push(`${page.url()} asked ${asked.href}`);
    });
    return page;
  }

  /** Goes to pages and reads them. */
  async look(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(`${this.url}${path}`);
      await arrived(page);
      await this.read(page);
    }
  }

  /** Reads a page, with everything on it opened. */
  async read(page: Page): Promise<void> {
    for (let opened = 0; opened < OPENINGS; opened += 1) {
      const opener = page
        .getByRole('button', { name: OPENERS })
        .and(page.locator(':enabled:not([aria-expanded=true])'));
      if ((await opener.count()) === 0) break;
      await opener.first().click();
      await page.locator(BUSY).first().waitFor({ state: 'detached' });
    }
    this.pages += 1;
    const said = await page.evaluate<string>(SAID);
    for (const field of FIELDS)
      for (const n of EACH) {
        const text = textFor(field, n);
        if (said.includes(text)) this.seen.add(text);
      }
    if (await page.evaluate<boolean>('"pwn" in window')) this.wrong.push(`${page.url()} ran a script`);
  }
}
