import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../deploy');

/**
 * A file of `deploy/` with addresses of this machine in place of an operator's: what is shipped is what is run. A place
 * that is not found is an error, so that an edit of the file cannot leave a drill on another machine's address.
 */
export function deployFile(name: string, places: readonly (readonly [place: RegExp, text: string])[]): string {
  let text = readFileSync(join(FOLDER, name), 'utf8');
  for (const [place, put] of places) {
    if (!place.test(text)) throw new Error(`deploy/${name} has nothing like ${place}`);
    place.lastIndex = 0;
    text = text.replace(place, () => put);
  }
  return text;
}
