import { USER_KEY } from '../session/storage-keys.ts';
import { NIGHT_CLASS, NIGHT_KEY } from './night-mode.ts';

/**
 * Runs in the head before the first paint, so that neither the theme nor the guest's links flash by, nor to a student
 * the page that everybody else sees.
 */
try {
  const classes = document.documentElement.classList;
  if (localStorage.getItem(NIGHT_KEY) === 'true') classes.add(NIGHT_CLASS);
  classes.add('signed-in', `is-${JSON.parse(localStorage.getItem(USER_KEY) as string).role}`);
} catch {
  // Nobody is signed in, or the browser keeps nothing.
}
