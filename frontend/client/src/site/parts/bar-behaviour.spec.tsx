import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepMenu, offerTheme, takeFonts } from './bar-behaviour';
import { Header } from './header';

const open = () => {
  const { container } = render(<Header path="/" />);
  keepMenu(document);
  offerTheme(document);
  const menu = container.querySelector('details');
  const choice = container.querySelector('select');
  if (!menu || !choice) throw new Error('the bar lacks its parts');
  return { menu, choice, container };
};
const scheme = () => document.documentElement.getAttribute('data-theme');

beforeEach(() => localStorage.clear());

describe('the bar of the public pages', () => {
  it('closes its menu on link click', async () => {
    const { menu } = open();
    menu.open = true;
    menu
      .querySelectorAll('a')
      .forEach((one) => one.addEventListener('click', (event) => event.preventDefault()));
    await userEvent.click(menu.querySelector('a') as HTMLElement);
    expect(menu.open).toBe(false);
  });

  it('closes its menu on Escape and gives the focus back', async () => {
    const { menu } = open();
    menu.open = true;
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(menu.querySelector('summary')).toHaveFocus();
  });

  it("has a theme light, dark or system, by default system, kept in local storage under 'theme'", async () => {
    const { choice } = open();
    expect([choice.value, scheme()]).toEqual(['system', 'light']);
    await userEvent.selectOptions(choice, 'dark');
    expect([localStorage.getItem('theme'), scheme()]).toEqual(['dark', 'dark']);
    await userEvent.selectOptions(choice, 'system');
    expect([localStorage.getItem('theme'), scheme()]).toEqual(['system', 'light']);
  });

  it('follows the theme that another tab chose', () => {
    open();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(scheme()).toBe('dark');
  });
});

describe('the fonts', () => {
  it('are taken after the page is there, and at once from the next page on', async () => {
    Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
    takeFonts(document);
    expect(document.documentElement).toHaveAttribute('data-fonts');
    await waitFor(() => expect(localStorage.getItem('fonts')).toBe('1'));
  });
});

describe('what runs before the first paint', () => {
  const script = readFileSync(join(__dirname, '../../../public/color-scheme.js'), 'utf8');
  const run = () => {
    document.documentElement.removeAttribute('data-theme');
    document.documentElement.removeAttribute('data-session');
    // eslint-disable-next-line no-new-func, @typescript-eslint/no-implied-eval -- as a page does
    new Function(script)();
  };

  it('knows who is signed in, so that Open dashboard never flashes', () => {
    run();
    expect(document.documentElement).not.toHaveAttribute('data-session');
    localStorage.setItem('signed-in', '1');
    run();
    expect(document.documentElement).toHaveAttribute('data-session', 'in');
  });

  it('sets the chosen theme', () => {
    localStorage.setItem('theme', 'dark');
    run();
    expect(scheme()).toBe('dark');
  });
});
