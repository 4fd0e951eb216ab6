import { requestedGrade } from '@hessa/rules/courses/grade';
import { isRouteErrorResponse } from 'react-router';
import { SHELF_FAILED, type Shelf } from './shelf.ts';

/** Turns over in the browser: a dead line leaves the reader on the page, with the way to try again. */
export async function reloadShelf(word: string | undefined, ask: () => Promise<Shelf>): Promise<Shelf> {
  try {
    return await ask();
  } catch (error) {
    const asked = requestedGrade(word);
    // A redirect travels as a thrown response.
    if (error instanceof Response || asked.kind !== 'known') throw error;
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    return { kind: 'failed', grade: asked.grade, message: SHELF_FAILED };
  }
}
