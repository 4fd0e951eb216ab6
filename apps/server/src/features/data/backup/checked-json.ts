import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BackupFolder } from './backup-folder.ts';

/** A small text whose own hash is its first line: a single changed bit in it is found, sealed or not. */
export async function writeChecked(folder: BackupFolder, path: string, value: unknown): Promise<void> {
  const body = JSON.stringify(value);
  const text = `${createHash('sha256').update(body).digest('hex')}\n${body}`;
  await folder.write(path, PassThrough.from([Buffer.from(text)]));
}

export async function readChecked(folder: BackupFolder, path: string): Promise<unknown> {
  const text = (await buffer(folder.read(path))).toString('utf8');
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (createHash('sha256').update(body).digest('hex') !== text.slice(0, end)) throw new Error('changed');
  return JSON.parse(body);
}
