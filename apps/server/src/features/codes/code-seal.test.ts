import { expect, test } from 'vitest';
import { randomToken } from '../../platform/keyed-hash.ts';
import { lookupHash, sealCode, unsealCode } from './code-seal.ts';

const keys = { codeLookupKey: randomToken(), codeReprintKey: randomToken() };
const others = { codeLookupKey: randomToken(), codeReprintKey: randomToken() };

test('a code is found by every spelling, in its own tenant and with the key alone [T-CODE-8]', () => {
  const hash = lookupHash(keys, 'tenant-a', 'ABCD2345');
  expect(lookupHash(keys, 'tenant-a', ' abcd-٢٣٤٥ ')).toEqual(hash);
  expect(lookupHash(keys, 'tenant-a', 'ABCD2346')).not.toEqual(hash);
  expect(lookupHash(keys, 'tenant-b', 'ABCD2345')).not.toEqual(hash);
  expect(lookupHash(others, 'tenant-a', 'ABCD2345')).not.toEqual(hash);
  expect(hash).toHaveLength(32);
});

test('a sealed code is read again with the key, looks like nothing without it, and never the same twice [T-CODE-8]', () => {
  const sealed = sealCode(keys, 'ABCD2345');
  expect(unsealCode(keys, sealed)).toBe('ABCD2345');
  expect(sealed.toString('latin1')).not.toContain('ABCD2345');
  expect(sealCode(keys, 'ABCD2345')).not.toEqual(sealed);
  expect(() => unsealCode(others, sealed)).toThrow();
});

test('a sealed code that was tampered with is not read [T-CODE-8]', () => {
  const sealed = sealCode(keys, 'ABCD2345');
  expect(sealed).toHaveLength(12 + 8 + 16);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unsealCode(keys, changed), `byte ${at}`).toThrow();
  }
  expect(() => unsealCode(keys, sealed.subarray(0, -1))).toThrow();
});
