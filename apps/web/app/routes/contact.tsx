import { homeContactPath } from '@hessa/rules/pages/public-pages';
import { replace } from 'react-router';

/** The teacher's ways to be reached stand at the foot of every page. */
export function loader() {
  throw replace(homeContactPath(), 301);
}

export default function Contact() {
  return null;
}
