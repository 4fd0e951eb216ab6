import { allPages } from '@hessa/rules/pages/all-pages';

/** What a tenant says about itself that an installed application shows. */
export interface AppSite {
  name: string;
  nameLatin: string;
  tagline: string;
}

/** The copybook's paper, as in the web's tokens: the first thing an opening application shows. */
const PAPER = '#f6f7f1';
/** What a launcher shows under an icon. */
const SHORT_NAME_MAX = 14;

const installed = allPages.filter((page) => page.installed);
const START = installed.find((page) => page.installed === 'start')?.address.pattern;
const SHORTCUTS = installed.flatMap(({ address, navigation = [] }) =>
  navigation.map(({ label }) => ({ name: label, url: address.pattern })),
);

/** The web app manifest of one tenant: its own name on the home screen of a phone. */
export function appManifest({ name, nameLatin, tagline }: AppSite) {
  return {
    id: '/',
    name,
    short_name: shortName(name, nameLatin),
    description: tagline,
    lang: 'ar-EG',
    dir: 'rtl',
    start_url: START,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['education'],
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icons/app-192.png', sizes: '192x192' }],
    })),
  };
}

/** Whole words only: a launcher would cut in the middle of one. */
function shortName(name: string, nameLatin: string): string {
  for (const candidate of [name, nameLatin])
    if (candidate !== '' && candidate.length <= SHORT_NAME_MAX) return candidate;
  let short = '';
  for (const word of name.split(/\s+/)) {
    if (short !== '' && short.length + 1 + word.length > SHORT_NAME_MAX) break;
    short = short === '' ? word : `${short} ${word}`;
  }
  return short;
}
