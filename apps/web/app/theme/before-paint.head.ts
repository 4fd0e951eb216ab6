import { FLAG_KEY } from '../session/storage-keys.ts';
import { NIGHT_CLASS, NIGHT_KEY } from './night-mode.ts';

/** Runs in the head before the first paint, so that neither the theme nor the guest's links flash by. */
try {
  const { classList } = document.documentElement;
  if (localStorage.getItem(NIGHT_KEY) === 'true') classList.add(NIGHT_CLASS);
  if (localStorage.getItem(FLAG_KEY) === 'true') classList.add('signed-in');
} catch {
  // A browser that keeps nothing is a guest by day.
}
