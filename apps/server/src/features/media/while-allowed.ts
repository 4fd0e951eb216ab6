import { Readable } from 'node:stream';

/**
 * The content for as long as it may be had. A browser asks for a whole film at once and reads it over an hour; what was
 * allowed at its beginning is asked before every piece. A database that does not answer takes nothing away.
 */
export function whileAllowed(content: Readable, isAllowed: () => Promise<boolean>): Readable {
  async function* pieces() {
    for await (const piece of content) {
      if (!(await isAllowed().catch(() => true))) throw new Error('what this file was opened by is over');
      yield piece;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
