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

test('cards printed years ago are found and read by every version of the server [T-CODE-8]', () => {
  const old = {
    codeLookupKey: Buffer.alloc(32, 1).toString('base64url'),
    codeReprintKey: Buffer.alloc(32, 2).toString('base64url'),
  };
  expect(lookupHash(old, 'tenant-a', 'ABCD2345').toString('hex')).toBe(
    '065d0fe809bffecc2f4aea8ae56c1270dc5b349ef2f95e3e37e1e3a24d2c7f97',
  );
  const sealed = '90d06d05e9656a7bb81cb3c619c0905de399b0ac20a5ba1b6d46999872cfa90d6aacbf3b';
  expect(unsealCode(old, Buffer.from(sealed, 'hex'))).toBe('ABCD2345');
});
