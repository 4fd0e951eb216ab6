import { FORM_PAGES, NAVIGATION } from '../pages/page-facts.at-build.ts';
import type { Session } from '../session/session-store.ts';

export interface NavigationLink {
  to: string;
  label: string;
}

export const guestLinks = NAVIGATION.guests;

/** One solid button in view: on these pages it is the form's own. */
export function hasForm(pathname: string): boolean {
  return FORM_PAGES.includes(pathname);
}

/** The bar and the mobile menu show the same links under the same conditions. */
export function navigationLinks(session: Session): readonly NavigationLink[] {
  const { everyone, members, staff } = NAVIGATION;
  if (session.status !== 'member') return everyone;
  return [...everyone, ...members, ...(session.user.role === 'student' ? [] : staff)];
}

/**
 * In the menu, home and then one's own come first; the bar keeps what everybody has in its place. A student's notes and
 * kept lessons have room in the menu alone.
 */
export function menuLinks(session: Session): readonly NavigationLink[] {
  const isStudent = session.status === 'member' && session.user.role === 'student';
  const [home, ...others] = [...navigationLinks(session), ...(isStudent ? NAVIGATION.students : [])];
  const isOwn = (link: NavigationLink) => !NAVIGATION.everyone.some(({ to }) => to === link.to);
  return [...(home ? [home] : []), ...others.filter(isOwn), ...others.filter((link) => !isOwn(link))];
}
