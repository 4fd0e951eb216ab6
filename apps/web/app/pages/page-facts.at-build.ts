import { addressSource } from '@hessa/rules/pages/address';
import { allPages } from '@hessa/rules/pages/all-pages';
import type { NavigationPlace } from '@hessa/rules/pages/page';
import { routeId } from './page-frames.ts';

/**
 * What every page in the browser knows of the others. The build runs this file and puts the answers in its place: the
 * declarations themselves are not downloaded (`build-steps/evaluate-at-build.ts`).
 */
export const UNDISTURBED_PAGES = allPages
  .filter(({ undisturbed }) => undisturbed)
  .map(({ address }) => `^${addressSource(address.pattern, () => '[^/]+')}/?$`)
  .join('|');

export const INDEXED_ROUTES = allPages
  .filter(({ search }) => search === 'listed' || search === 'indexed')
  .map(({ module }) => routeId(module));

export const FORM_PAGES = allPages.filter(({ hasForm }) => hasForm).map(({ address }) => address.pattern);

/** Where the installed application opens. */
export const APP_START = allPages.find(({ installed }) => installed === 'start')?.address.pattern ?? '/';

export const NAVIGATION = {
  everyone: linksFor('everyone'),
  members: linksFor('members'),
  students: linksFor('students'),
  staff: linksFor('staff'),
  guests: linksFor('guests'),
};

function linksFor(reader: NavigationPlace['for']) {
  return allPages.flatMap(({ address, navigation = [] }) =>
    navigation
      .filter((place) => place.for === reader)
      .map(({ label, at = '', solid = false }) => ({ to: address.pattern + at, label, solid })),
  );
}
