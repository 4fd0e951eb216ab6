import { UNDISTURBED_PAGES } from './page-facts.at-build.ts';

const pages = new RegExp(UNDISTURBED_PAGES);

/** Whether somebody may be in the middle of a quiz at this address. */
export function isUndisturbed(pathname: string): boolean {
  return pages.test(pathname);
}
