import { createPasswordHasher } from '../platform/password-hasher.ts';
import type { TestPlatform } from './test-platform.ts';

/** The real hasher at its lowest cost, for tests of hundreds of sign-ins that are not about the hash. */
export function useCheapPasswords({ platform }: Pick<TestPlatform, 'platform'>): void {
  platform.passwords = createPasswordHasher({ cost: { memoryKib: 8, passes: 1, lanes: 1 } });
}
