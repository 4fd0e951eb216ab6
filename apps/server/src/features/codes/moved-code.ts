import type { Secrets } from '../../settings/key-ring.ts';
import { lookupHash, sealCode, unsealCode } from './code-seal.ts';

const HEX = '\\x';

/** A row of `codes`, as JSON, with the code itself in the place of what only this machine's keys can read. */
export function openCodeRow(line: string, secrets: Secrets): string {
  const { lookup_hash: _hash, sealed, ...row } = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify({ ...row, code: unsealCode(secrets, Buffer.from(String(sealed).slice(HEX.length), 'hex')) });
}

/** The way back, with the keys of the machine it arrived on. */
export function sealCodeRow(line: string, secrets: Secrets, tenantId: string): string {
  const { code, ...row } = JSON.parse(line) as Record<string, unknown>;
  const kept = {
    lookup_hash: `${HEX}${lookupHash(secrets, tenantId, String(code)).toString('hex')}`,
    sealed: `${HEX}${sealCode(secrets, String(code)).toString('hex')}`,
  };
  return JSON.stringify({ ...row, ...kept });
}
