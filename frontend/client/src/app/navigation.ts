import { matchPath } from 'react-router-dom';
import type { RoleName } from '../shared/session/use-session';
import { NAV_GROUPS, PAGES, ROOM, type Page } from './route-table';

type Roles = ReadonlySet<RoleName>;
export type NavPage = Page & { readonly nav: NonNullable<Page['nav']> };

const inNav = PAGES.filter((page): page is NavPage => page.nav !== undefined);
const groupOf = ({ nav }: Page) => NAV_GROUPS.find(({ title }) => title === nav?.group);
const mayUse = (role: RoleName | undefined, roles: Roles): boolean => role === undefined || roles.has(role);
const roleOfGroup = (group: (typeof NAV_GROUPS)[number] | undefined): RoleName | undefined =>
  group && 'role' in group ? group.role : undefined;

/** What of the side navigation somebody with these roles sees. */
export const navOf = (roles: Roles) =>
  NAV_GROUPS.filter((group) => mayUse(roleOfGroup(group), roles)).map(({ title }) => ({
    title,
    links: inNav.filter(({ nav }) => nav.group === title),
  }));

/** What of the top bar somebody with these roles sees. */
export const topLinksOf = (roles: Roles): readonly { readonly to: string; readonly label: string }[] =>
  PAGES.flatMap(({ path, label, top }) => (top ? [{ to: path, label, ...top }] : []))
    .filter(({ role }) => mayUse(role, roles))
    .sort((a, b) => a.place - b.place);

/** The page of an address: what is written out goes before what is an id. */
export const pageAt = (pathname: string): Page | undefined =>
  PAGES.find(({ path }) => path === pathname) ?? PAGES.find(({ path }) => matchPath(path, pathname));

/** The link of the side navigation that an address belongs to. */
export const navLinkOf = (pathname: string): string | undefined => {
  const page = pageAt(pathname);
  return page?.under ?? page?.path;
};

/** Whether an address has a page to which somebody with these roles can go back. */
export const leadsTo = (pathname: string, roles: Roles): boolean => {
  const page = pageAt(pathname);
  return page !== undefined && mayUse(page.role, roles) && mayUse(roleOfGroup(groupOf(page)), roles);
};

/** What a part of an address is called in the breadcrumbs, where it is not called by its own word. */
export const CRUMBS: ReadonlyMap<string, string> = new Map(
  [...PAGES, ROOM].flatMap(({ path, crumb }) => (crumb ? [[path.split('/').at(-1) ?? '', crumb]] : [])),
);
