import { Readable, Transform } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { StringDecoder } from 'node:string_decoder';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { pickEncoding } from './pick-encoding.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const BROTLI_QUALITY = 5;

/** Streams a rendered answer out, compressed for this browser. */
export function sendPage(reply: FastifyReply, response: Response, accepted: string | undefined): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!response.body) return reply.send();

  const body = Readable.fromWeb(response.body as NodeReadableStream).pipe(joinChunks());
  const encoding = pickEncoding(accepted);
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(body.pipe(compressor(encoding)));
}

/**
 * React writes a page in many small pieces; compressing them one by one costs half as much again. Pieces
 * that come in the same turn travel together, and the scripts they preload yield to what is seen first.
 */
function joinChunks(): Transform {
  const decoder = new StringDecoder('utf8');
  let waiting = '';
  const release = (stream: Transform) => {
    if (waiting === '') return;
    const html = waiting;
    waiting = '';
    stream.push(scriptsAfterPaint(html));
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (waiting === '') setImmediate(() => release(this));
      waiting += decoder.write(chunk);
      done();
    },
    flush(done) {
      waiting += decoder.end();
      release(this);
      done();
    },
  });
}

function compressor(encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    // Each piece leaves at once: the top of the page never waits for its end.
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
