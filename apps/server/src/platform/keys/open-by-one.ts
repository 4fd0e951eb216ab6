import type { KeySet } from '../../settings/secrets.ts';

/** Opens what one of these keys sealed. The seal itself proves which: under any other it throws. */
export function openByOne<T>(keys: readonly KeySet[], open: (keys: KeySet) => T): T {
  let refusal: unknown = new Error('there is no key to open it with');
  for (const one of keys) {
    try {
      return open(one);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
