import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Piece } from '@hessa/rules/data/point-in-time';
import tar from 'tar-stream';
import { StartupError } from '../../../../errors/startup-error.ts';
import type { KeptBase, PointStore } from './point-store.ts';
import { fetchPiece } from './stored-piece.ts';

const NAME = /^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./-]*$/;

/** The copied cluster and the pieces of its log as files again; anything but what was stored is refused by name. */
export async function layDownBase(
  store: PointStore,
  { base, pieces }: { base: KeptBase; pieces: Piece[] },
  place: { data: string; pieces: string },
): Promise<void> {
  for (const piece of pieces) await fetchPiece(store, store.piecePath(piece), path.join(place.pieces, piece.name));
  for (const name of await store.histories(base.system)) {
    await fetchPiece(store, store.historyPath(base.system, name), path.join(place.pieces, name));
  }
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(store.folder.read(store.baseTar(base)), createGunzip(), hashed, unpackInto(place.data));
    if (hash.digest('hex') !== base.manifest.sha256) throw new Error('it is not what its manifest says');
  } catch (error) {
    throw new StartupError(`the base ${base.name} is damaged: ${(error as Error).message}`);
  }
}

function unpackInto(folder: string): tar.Extract {
  const extract = tar.extract();
  extract.on('entry', (header, content, next) => {
    content.on('error', () => {});
    unpackEntry(folder, header, Readable.from(content as AsyncIterable<Buffer>)).then(
      () => next(),
      (error: unknown) => extract.destroy(error as Error),
    );
  });
  return extract;
}

async function unpackEntry(folder: string, { name, type }: tar.Header, content: Readable): Promise<void> {
  const bare = name.replace(/\/$/, '');
  if (!NAME.test(bare)) throw new Error('it holds what does not belong there');
  const target = path.join(folder, bare);
  if (type === 'directory') {
    await mkdir(target, { mode: 0o700 });
    content.resume();
  } else {
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  }
}
