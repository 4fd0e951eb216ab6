import { homeBooksPath } from '@hessa/rules/pages/public-pages';
import { replace } from 'react-router';

/** All books, as people type it: they are chosen by their grade. */
export function loader() {
  throw replace(homeBooksPath(), 301);
}

export default function Books() {
  return null;
}
