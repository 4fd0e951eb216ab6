import { expect, test } from 'vitest';
import { createKeyRing, unchangingKeys } from '../../settings/key-ring.ts';
import { newKeySet } from '../../settings/secrets.ts';
import { lookupHash, lookupHashes, sealCode, unsealCode } from './code-seal.ts';

const keys = unchangingKeys(newKeySet());
const others = unchangingKeys(newKeySet());

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

test('cards printed years ago are found and read by every version of the server [T-CODE-8]', () => {
  const old = unchangingKeys({
    ...newKeySet(),
    codeLookupKey: Buffer.alloc(32, 1).toString('base64url'),
    codeReprintKey: Buffer.alloc(32, 2).toString('base64url'),
  });
  expect(lookupHash(old, 'tenant-a', 'ABCD2345').toString('hex')).toBe(
    '065d0fe809bffecc2f4aea8ae56c1270dc5b349ef2f95e3e37e1e3a24d2c7f97',
  );
  const sealed = '90d06d05e9656a7bb81cb3c619c0905de399b0ac20a5ba1b6d46999872cfa90d6aacbf3b';
  expect(unsealCode(old, Buffer.from(sealed, 'hex'))).toBe('ABCD2345');
});

test('a card printed under earlier keys is found and read under newer ones, which seal what is made now [MACH-04, T-CODE-8]', () => {
  const rotated = createKeyRing(
    [
      { keys: keys.current, sealsFrom: new Date(0) },
      { keys: others.current, sealsFrom: new Date('2026-01-01T00:00:00Z') },
    ],
    () => new Date('2026-11-16T00:00:00Z'),
  );
  expect(lookupHashes(rotated, 'tenant-a', 'ABCD2345')).toContainEqual(lookupHash(keys, 'tenant-a', 'ABCD2345'));
  expect(unsealCode(rotated, sealCode(keys, 'ABCD2345'))).toBe('ABCD2345');
  expect(lookupHash(rotated, 'tenant-a', 'ABCD2345')).toEqual(lookupHash(others, 'tenant-a', 'ABCD2345'));
  expect(unsealCode(others, sealCode(rotated, 'ABCD2345'))).toBe('ABCD2345');
});
