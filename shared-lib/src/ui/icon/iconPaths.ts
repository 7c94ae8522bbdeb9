import { tabOutlines } from '../../contract';

/** Outlines on a 24 px grid, drawn with a round 2 px line. */
export const iconPaths = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4 4L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  calendar:
    'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 10h16M8 3v4M16 3v4',
  star: tabOutlines.favourites,
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  live: 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7.8 7.8a6 6 0 0 0 0 8.4M16.2 7.8a6 6 0 0 1 0 8.4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  sort: 'M8 5v14M4 15l4 4 4-4M16 19V5M12 9l4-4 4 4',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v7h14v-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  retry: 'M19 12a7 7 0 1 1-2-5M17 3v4h-4',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.4M13 9.3a10 10 0 0 1 6 2.7M8.5 15.5a5 5 0 0 1 7 0M12 19h.01',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5M12 8h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  eyeOff:
    'M4 4l16 16M9.5 6a9 9 0 0 1 2.5-.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 8A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
  scores: tabOutlines.scores,
  discover: tabOutlines.discover,
  profile: tabOutlines.me,
  football:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8.5l3.3 2.4-1.3 3.9h-4l-1.3-3.9zM12 8.5V4.2M15.3 10.9l4-1.2M14 14.8l2.5 3.4M10 14.8l-2.5 3.4M8.7 10.9l-4-1.2',
  basketball:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4v16M6.5 6.3c3.3 3.2 3.3 8.2 0 11.4M17.5 6.3c-3.3 3.2-3.3 8.2 0 11.4',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  theme: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  language: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
  logOut: 'M14 5H6v14h8M10 12h10M17 9l3 3-3 3',
  external: 'M9 6H5v13h13v-4M13 5h6v6M19 5l-8 8',
  mail: 'M4 6h16v12H4zM4.5 7l7.5 6 7.5-6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  message: 'M4 5h16v11H10l-4 4v-4H4z',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9h.01',
  place:
    'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  crown: 'M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z',
  gift: 'M4 9h16v4H4zM6 13h12v7H6zM12 9v11M12 9c-5 0-5-5-2-5 2 0 2 5 2 5zM12 9c5 0 5-5 2-5-2 0-2 5-2 5z',
} as const;

export type IconName = keyof typeof iconPaths;
