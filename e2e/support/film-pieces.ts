import type { Page } from 'playwright-core';

/** Pieces of films by their file and place in it: those that were asked for and those that came. */
export function notePieces(page: Page) {
  const asked: string[] = [];
  const came: string[] = [];
  const pieceOf = (url: string) => /\/media\/[^/]+\/([^/]+)\/[^/]+\/(\d+-\d+\.ts)$/.exec(url)?.slice(1).join(' ');
  const note = (list: string[]) => (request: { url: () => string }) => {
    const piece = pieceOf(request.url());
    if (piece) list.push(piece);
  };
  page.on('request', note(asked));
  page.on('requestfinished', note(came));
  return { asked, came };
}
