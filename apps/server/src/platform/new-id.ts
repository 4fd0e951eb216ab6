import { randomBytes } from 'node:crypto';

/** A UUID of version 7: opaque to people, and in order of time, which keeps indexes dense. */
export function newId(now: Date): string {
  return idOf(now, randomBytes(16));
}

/** The id that follows from a seed of sixteen bytes or more: the same again, for work that may be taken up anew. */
export function idFromSeed(at: Date, seed: Buffer): string {
  return idOf(at, Buffer.from(seed.subarray(0, 16)));
}

function idOf(now: Date, bytes: Buffer): string {
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
