import { vi } from 'vitest';

/** The few pieces of a browser that the session and the API client touch. */
export function fakeBrowser() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const listeners = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', {
    querySelector: (asked: string) => (asked.startsWith('meta') ? { content: 'school9' } : null),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.delete(listener),
  );
  return {
    stored,
    /** Storage changed by another tab. */
    otherTab(key: string | null) {
      for (const listener of listeners) listener({ key });
    },
    breakStorage() {
      const broken = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      vi.stubGlobal('localStorage', { getItem: broken, setItem: broken, removeItem: broken });
    },
  };
}

export const account = {
  id: 'u1',
  name: 'مريم أشرف',
  email: 'mariam@example.test',
  academicYear: 'Secondary1',
  phoneNumber: '01012345678',
  role: 'student',
};
