import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { allowInline, type InlineSources } from './allow-inline.ts';
import type { PageEncoding } from './pick-encoding.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

/** A finished page, the same bytes for everybody. */
export interface KeptPage {
  status: number;
  /** What the page itself says; nothing of it is for one visitor alone. */
  headers: Readonly<Record<string, string>>;
  /** What lets its own inline scripts and styles through. */
  inline: InlineSources;
  etag: string;
  html: Buffer;
  /** Made when a browser first wants it, then kept. */
  encoded(encoding: PageEncoding): Promise<Buffer>;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Better than what is streamed gets; 9 takes six times as long for one byte in two hundred. */
const BROTLI_QUALITY = 7;

/** What a page and its compressed forms hold at most, roughly. */
export function bytesOfKept({ html }: KeptPage): number {
  return Math.ceil(html.length * 1.5) + 2_000;
}

export function isWorthKeeping({ status }: KeptPage): boolean {
  return status === 200;
}

/** Reads a rendered answer to its end and makes it fit for everybody. */
export async function keepPage(response: Response, nonce: string): Promise<KeptPage> {
  const { html: text, ...inline } = allowInline(scriptsAfterPaint(await response.text()), nonce);
  const html = Buffer.from(text);
  const forms = new Map<PageEncoding, Promise<Buffer>>([['identity', Promise.resolve(html)]]);
  return {
    status: response.status,
    headers: withoutCookies(response.headers),
    inline,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    html,
    encoded(encoding) {
      const form = forms.get(encoding) ?? encode(html, encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}

/** A page for everybody gives nobody a cookie. */
function withoutCookies(headers: Headers): Record<string, string> {
  const { 'set-cookie': _, 'content-length': __, ...rest } = Object.fromEntries(headers);
  return rest;
}

function encode(html: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding !== 'br') return compress.gzip(html, { level: 9 });
  return compress.br(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}
