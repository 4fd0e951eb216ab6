import { readStored, writeStored } from '../session/safe-storage.ts';
import { storageKeys } from '../session/storage-keys.ts';

const KEY = 'night_mode';
const CLASS = 'night-mode';

/**
 * Runs in the head before the first paint, so that neither the theme nor the guest's links flash by. It is
 * text because it must not wait for any file; it never throws.
 */
export const beforePaint = `try{var c=document.documentElement.classList,s=localStorage;s.getItem('${KEY}')==='true'&&c.add('${CLASS}');s.getItem('${storageKeys.flag}')==='true'&&c.add('signed-in')}catch(e){}`;

export function toggleNightMode(): void {
  const night = document.documentElement.classList.toggle(CLASS);
  writeStored(KEY, String(night));
}

/** Another tab's choice, or one that a rebuilt document lost. */
export function applyStoredTheme(): void {
  document.documentElement.classList.toggle(CLASS, readStored(KEY) === 'true');
}

export function followThemeOfOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) applyStoredTheme();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
