import type { Secrets } from '../../settings/key-ring.ts';
import { halfHashes, lookupHash, sealCode, unsealCode } from './code-seal.ts';

const HEX = '\\x';

/** A row of `codes`, as JSON, with the code itself in the place of what only this machine's keys can read. */
export function openCodeRow(line: string, secrets: Secrets): string {
  const {
    lookup_hash: _hash,
    head_hash: _head,
    tail_hash: _tail,
    sealed,
    ...row
  } = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify({ ...row, code: unsealCode(secrets, Buffer.from(String(sealed).slice(HEX.length), 'hex')) });
}

/** The way back, with the keys of the machine it arrived on. */
export function sealCodeRow(line: string, secrets: Secrets, tenantId: string): string {
  const { code, ...row } = JSON.parse(line) as Record<string, unknown>;
  const { headHash, tailHash } = halfHashes(secrets, tenantId, String(code));
  const hex = (bytes: Buffer) => `${HEX}${bytes.toString('hex')}`;
  const kept = {
    lookup_hash: hex(lookupHash(secrets, tenantId, String(code))),
    sealed: hex(sealCode(secrets, String(code))),
    head_hash: hex(headHash),
    tail_hash: hex(tailHash),
  };
  return JSON.stringify({ ...row, ...kept });
}
