import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sportCatalogue } from '@fieldhouse/api-contract';
import { render, screen, within } from '@testing-library/react';
import type { Article } from './article';
import { Layout } from './parts/layout';
import { documentOf } from './document';
import { PICTURES } from './parts/picture-names';
import { sitePages } from './site-pages';

const article = (slug: string, more: Partial<Article> = {}): Article => ({
  slug,
  title: `Title of ${slug}`,
  date: '2026-11-01',
  summary: `Summary of ${slug}`,
  html: '<h2 id="1-first">1. First</h2><p>Words</p>',
  headings: [{ id: '1-first', text: '1. First' }],
  ...more,
});
const legal = (['/privacy', '/terms'] as const).map((path) => ({
  path,
  versions: [article('2026-11-01'), article('2025-09-01', { date: '2025-09-01' })],
}));
const pages = sitePages({ posts: [article('hello')], legal });

const open = (address: string) => {
  const page = pages.find((one) => one.address === address);
  if (!page) throw new Error(`there is no page ${address}`);
  return render(<Layout path={address.split('?')[0] ?? '/'}>{page.element}</Layout>);
};
const link = (name: string | RegExp) => screen.getAllByRole('link', { name })[0];
const main = () => within(screen.getByRole('main'));

describe('the picture that the landing page begins with', () => {
  const built = (file: string) => ({
    ...{ width: 390, height: 844, webp: [{ url: `/${file}.webp`, width: 390 }] },
    avif: [{ url: `/${file}.avif`, width: 390 }],
  });
  const files = Object.values(PICTURES).flatMap(({ light, dark }) => [light, dark]);
  const assets = {
    ...{ entry: '', css: '', headScript: '', ogImage: '', social: '' },
    pictures: Object.fromEntries(files.map((file) => [file, built(file)])),
  };

  it('is asked for at once, of a phone in windows of a phone’s width and of a laptop in others', () => {
    const page = pages.find(({ address }) => address === '/');
    if (!page) throw new Error('there is no landing page');
    const { head } = new DOMParser().parseFromString(documentOf(page, assets), 'text/html');
    const asked = [...head.querySelectorAll('link[rel=preload][as=image]')].map((one) => [
      one.getAttribute('imagesrcset')?.replace(/-(light|dark).*$/, ''),
      one.getAttribute('media')?.replace(/ and .*$/, ''),
    ]);
    expect(asked).toEqual([
      ['/room-live-1280', '(min-width: 600px)'],
      ['/room-live-1280', '(min-width: 600px)'],
      ['/room-board-390', '(max-width: 599.98px)'],
      ['/room-live-390', '(max-width: 599.98px)'],
    ]);
  });
});

describe('the landing page', () => {
  beforeEach(() => void open('/'));

  it('has an Open Beta banner for sports complex owners with an Apply Now button to /auth', () => {
    const banner = within(screen.getByRole('complementary', { name: 'Open Beta' }));
    expect(banner.getByText('Open Beta')).toBeInTheDocument();
    expect(banner.getByText(/sports complex owners.*spots are limited/i)).toBeInTheDocument();
    expect(banner.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/auth?intent=beta');
  });

  it("has the hero text 'Your Team. All in One Place.' with a Get Started Free button", () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Team. All in One Place.');
    expect(link('Get Started Free')).toHaveAttribute('href', expect.stringMatching(/^\/auth/));
  });

  it('has a grid of 8 feature cards', () => {
    const titles = main()
      .getAllByRole('link')
      .filter((one) => one.getAttribute('href')?.startsWith('/features#'))
      .flatMap((one) =>
        within(one)
          .queryAllByRole('heading')
          .map(({ textContent }) => textContent),
      );
    expect(titles).toEqual([
      'Team Management',
      'Event Scheduling',
      'League & Draft Management',
      'Payment Management',
      'Team Chat',
      'Player Discovery',
      'Facility Management',
      'Secure & Reliable',
    ]);
  });

  it('marks the cards of what is all still to come, and the arenas of the open beta', () => {
    const soon = main()
      .getAllByText('Soon')
      .map((tag) => (tag.closest('a') ?? tag.closest('section'))?.querySelector('h2, h3')?.textContent);
    expect(soon).toEqual([
      'Event Scheduling',
      'Player Discovery',
      'Facility Management',
      'Your leagues today, your arenas next',
    ]);
  });

  it('has a beta section with its benefits and the button Apply for Beta Access', () => {
    expect(main().getByText(/Multi-arena management and league operations/)).toBeInTheDocument();
    for (const benefit of ['Free during beta', 'Priority support', 'Feature influence'])
      expect(main().getByRole('heading', { name: benefit })).toBeInTheDocument();
    expect(link('Apply for Beta Access')).toHaveAttribute('href', '/auth?intent=beta');
  });

  it('has a grid of sports: soccer, basketball, softball, hockey, volleyball, flag football, pickleball and more', () => {
    const names = main()
      .getAllByRole('link')
      .filter((one) => one.getAttribute('href')?.startsWith('/sports'))
      .map((one) => one.querySelector('strong')?.textContent);
    expect(names.slice(0, 7)).toEqual([
      'Soccer',
      'Basketball',
      'Softball',
      'Hockey',
      'Volleyball',
      'Flag football',
      'Pickleball',
    ]);
    expect(names.at(-1)).toBe('and more');
  });

  it('claims role-based access control and a 99.9% uptime guarantee, and links to what is measured', () => {
    expect(main().getByText('Role-based access control.')).toBeInTheDocument();
    expect(main().getByText('99.9% uptime guarantee.')).toBeInTheDocument();
    expect(link('what we measure')).toHaveAttribute('href', '/about?tab=status');
  });

  it("ends with the call to action 'Sign up for free' and the footer", () => {
    expect(main().getAllByRole('link').at(-1)).toHaveTextContent('Sign up for free');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});

describe('every public page', () => {
  it.each(pages.map(({ address }) => address))(
    '%s carries the footer: links, social profile, 2025',
    (address) => {
      open(address);
      const footer = within(screen.getByRole('contentinfo'));
      for (const path of ['/features', '/sports', '/about', '/contact', '/blog', '/privacy', '/terms'])
        expect(footer.getAllByRole('link').some((one) => one.getAttribute('href') === path)).toBe(true);
      expect(footer.getByRole('link', { name: /Mastodon/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:/),
      );
      expect(footer.getByText(/© 2025/)).toBeInTheDocument();
    },
  );

  it('shows signed-out visitors a Sign In button to /auth and links its logo to /', () => {
    open('/about');
    expect(link('Sign In')).toHaveAttribute('href', '/auth');
    expect(link('Fieldhouse, home')).toHaveAttribute('href', '/');
  });

  it('has a title, a description and one main heading of its own', () => {
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
    for (const page of pages) {
      expect(page.title).toContain('Fieldhouse');
      expect(page.description.length).toBeGreaterThan(10);
      const { container, unmount } = render(page.element);
      expect(container.querySelectorAll('h1')).toHaveLength(1);
      unmount();
    }
  });
});

describe('/features', () => {
  it('has a section per card with whom it is for, and says what works today', () => {
    open('/features');
    const heading = screen.getByRole('heading', { name: 'Team Chat' });
    expect(heading).toHaveAttribute('id', 'team-chat');
    expect(screen.getAllByText(/^For: /)).toHaveLength(8);
    expect(screen.getAllByText('Today').length).toBeGreaterThan(5);
    expect(screen.getAllByText('Soon').map((tag) => tag.closest('h2')?.id)).toEqual([
      'event-scheduling',
      'player-discovery',
      'facility-management',
    ]);
    expect(screen.getByRole('table')).toBeInTheDocument();
  });
});

describe('/sports', () => {
  it('tells positions, roster, lineup, rules and tie-breaks of every sport of the catalogue', () => {
    open('/sports');
    for (const sport of sportCatalogue) {
      const card = within(screen.getByRole('region', { name: sport.name }));
      for (const { name } of sport.positions) expect(card.getByText(new RegExp(name))).toBeInTheDocument();
      for (const text of [...sport.defaultRules, ...sport.tieBreakOrder])
        expect(card.getByText(text)).toBeInTheDocument();
      expect(card.getByText(`${sport.lineup}.`)).toBeInTheDocument();
    }
  });
});

describe('/blog', () => {
  it('lists posts with date and link', () => {
    open('/blog');
    expect(link('Title of hello')).toHaveAttribute('href', '/blog?post=hello');
    expect(screen.getByText('November 1, 2026')).toBeInTheDocument();
  });

  it("says 'No posts yet' while there are none", () => {
    render(<>{sitePages({ posts: [], legal }).find(({ address }) => address === '/blog')?.element}</>);
    expect(screen.getByText('No posts yet')).toBeInTheDocument();
  });
});

describe('/privacy and /terms', () => {
  it('show version, date and a table of contents, and keep earlier versions', () => {
    open('/terms');
    expect(screen.getByText(/Version 2026-11-01, in force since/)).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: 'Table of contents' }));
    expect(contents.getByRole('link', { name: 'First' })).toHaveAttribute('href', '#1-first');
    expect(link('Version of September 1, 2025')).toHaveAttribute('href', '/terms?version=2025-09-01');
  });

  it('say of an earlier version that it is no longer in force', () => {
    open('/terms?version=2025-09-01');
    expect(screen.getByText(/no longer in force/)).toBeInTheDocument();
    expect(screen.getByText(/^Version 2025-09-01/)).toHaveTextContent(
      'Version 2025-09-01, in force from September 1, 2025 to November 1, 2026',
    );
    expect(link('Read the current one')).toHaveAttribute('href', '/terms');
  });
});

describe('any other path', () => {
  it("shows a 404 page 'Oops! Page not found' with a Return to Home link", () => {
    open('/404');
    expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeInTheDocument();
    expect(link('Return to Home')).toHaveAttribute('href', '/');
  });
});

describe('the page without a connection', () => {
  const script = readFileSync(join(__dirname, '../../public/color-scheme.js'), 'utf8');
  /** What the script of the page hears of such an event. @returns how often it has loaded the page anew */
  const hearing = (heard: 'online' | 'click', event = new Event(heard)): number => {
    let reloads = 0;
    const location = { reload: () => (reloads += 1) };
    const listeners: ((event: Event) => void)[] = [];
    const addEventListener = (type: string, listener: (event: Event) => void) =>
      type === heard && listeners.push(listener);
    const matchMedia = () => ({ matches: false });
    // eslint-disable-next-line no-new-func, @typescript-eslint/no-implied-eval -- the script as it stands in the page
    new Function('location', 'addEventListener', 'matchMedia', script)(
      location,
      addEventListener,
      matchMedia,
    );
    for (const listener of listeners) listener(event);
    return reloads;
  };
  const comesOnline = (): number => hearing('online');
  const pressed = (on: Element): { readonly reloads: number; readonly followed: boolean } => {
    const event = new MouseEvent('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: on });
    return { reloads: hearing('click', event), followed: !event.defaultPrevented };
  };

  it('is left by itself once there is one, and no other page is', () => {
    open('/about');
    expect(comesOnline()).toBe(0);
    open('/offline.html');
    expect(comesOnline()).toBe(1);
  });

  it('is tried again with all of its address, as what a link of a mail carries behind #', () => {
    open('/offline.html');
    expect(pressed(screen.getByText('Try again'))).toEqual({ reloads: 1, followed: false });
    open('/404');
    expect(pressed(screen.getByText('Return to Home'))).toEqual({ reloads: 0, followed: true });
  });
});
