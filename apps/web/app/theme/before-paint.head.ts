import { PARKED_LOGIN_KEY, USER_KEY } from '../session/storage-keys.ts';
import { NIGHT_CLASS, NIGHT_KEY } from './night-mode.ts';

/**
 * Runs in the head before the first paint, so that neither the theme nor the guest's links flash by, nor to a student
 * the page that everybody else sees.
 */
try {
  const classes = document.documentElement.classList;
  if (localStorage[NIGHT_KEY] === 'true') classes.add(NIGHT_CLASS);
  // A login that a dead line put aside is taken up again by the page that is being opened.
  classes.add(
    'signed-in',
    `is-${(/"role":"(\w+)/.exec(localStorage[USER_KEY] || localStorage[PARKED_LOGIN_KEY]) as string[])[1]}`,
  );
} catch {
  // Nobody is signed in, or the browser keeps nothing.
}
