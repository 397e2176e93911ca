import type { IconName } from '../../content/names';

const PATHS: Readonly<Record<IconName, string>> = {
  team: 'M16 19v-1.5a3.5 3.5 0 0 0-3.5-3.5h-5A3.5 3.5 0 0 0 4 17.5V19M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm10 8v-1.5a3.5 3.5 0 0 0-2.6-3.4M15.5 4.2a3.5 3.5 0 0 1 0 6.6',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v4m6-4v4m-6.5 8 2.2 2.2L15.5 13',
  draft: 'M4 6h16v4H4zm16 8H4v4h16zM8 6v4m8 4v4M12 6v4m0 4v4',
  payment: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
  chat: 'M4 5h16v11H10l-4.5 3.5V16H4zM8 9h8m-8 3.5h5',
  search:
    'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5M10.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-3.2 2.6a3.6 3.6 0 0 1 6.4 0',
  facility: 'M4 20V9l8-5 8 5v11M4 14h16M12 14v6M8 9.5h8',
  shield: 'M12 3.5 19 6v6c0 4-3 7-7 8.5C8 19 5 16 5 12V6zM9 12l2.2 2.2L15.3 10',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  dot: 'M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  arrow: 'M5 12h13m-5-5 5 5-5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
};

/** A line icon; it only repeats what stands beside it. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
