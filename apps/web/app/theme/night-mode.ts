import { readStored, writeStored } from '../session/safe-storage.ts';

export const NIGHT_KEY = 'night_mode';
export const NIGHT_CLASS = 'night-mode';

export function toggleNightMode(): void {
  const night = document.documentElement.classList.toggle(NIGHT_CLASS);
  writeStored(NIGHT_KEY, String(night));
}

/** Another tab's choice, or one that a rebuilt document lost. */
export function applyStoredTheme(): void {
  document.documentElement.classList.toggle(NIGHT_CLASS, readStored(NIGHT_KEY) === 'true');
}

export function followThemeOfOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === NIGHT_KEY) applyStoredTheme();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
