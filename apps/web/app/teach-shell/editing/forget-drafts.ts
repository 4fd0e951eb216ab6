import { removeStored } from '../../session/safe-storage.ts';
import { DRAFT_PREFIX } from './use-draft.ts';

/** Unsaved words of the console in this browser, whosever they are. */
export function keptDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}

/** Who logs out leaves no exam behind on a shared computer. */
export function forgetDrafts(): void {
  for (const key of keptDrafts()) removeStored(key);
}
