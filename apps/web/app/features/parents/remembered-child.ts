import { readStored, removeStored, writeStored } from '../../session/safe-storage.ts';
import { PARENT_PHONES_KEY } from '../../session/storage-keys.ts';
import type { Phones } from './look-up-child.ts';

/** The child that this phone was asked to remember; nothing of a child is kept unless somebody asked for it. */
export function rememberedChild(): Phones | null {
  try {
    const kept = JSON.parse(readStored(PARENT_PHONES_KEY) ?? 'null') as Partial<Phones> | null;
    if (typeof kept?.parentPhone !== 'string' || typeof kept.studentPhone !== 'string') return null;
    return { parentPhone: kept.parentPhone, studentPhone: kept.studentPhone };
  } catch {
    return null;
  }
}

/** Null forgets. */
export function rememberChild(phones: Phones | null): void {
  if (phones === null) {
    removeStored(PARENT_PHONES_KEY);
    return;
  }
  const { parentPhone, studentPhone } = phones;
  writeStored(PARENT_PHONES_KEY, JSON.stringify({ parentPhone, studentPhone }));
}
