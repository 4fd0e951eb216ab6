import { type RequestParts, type Route, toWire } from '@hessa/contract/client';
import { addressSource } from '@hessa/rules/pages/address';
import { lessonPages } from '@hessa/rules/pages/lesson-pages';
import { studentPages } from '@hessa/rules/pages/student-pages';
import type { EarlyPage } from './api/early-script.ts';

/** The reads that student pages declare, by the address they are asked for at. */
const PAGES: readonly EarlyPage[] = [...studentPages, ...lessonPages].flatMap((page) =>
  'reads' in page ? [earlyPage(page)] : [],
);

/** The reads of the page at this address; null for a page that has none of its own. */
export function pageReads(pathname: string): EarlyPage | null {
  return PAGES.find(({ page }) => page.test(pathname)) ?? null;
}

interface ReadingPage {
  address: { pattern: string };
  reads: readonly (readonly [Route, RequestParts?])[];
  startsWithPicture?: boolean;
}

function earlyPage({ address, reads, startsWithPicture }: ReadingPage): EarlyPage {
  const parts: string[] = [];
  const source = addressSource(address.pattern, (part) => {
    parts.push(part);
    return '([1-9]\\d*)';
  });
  const inGroups = (url: string) => parts.reduce((text, part, at) => text.replace(`:${part}`, `$${at + 1}`), url);
  return {
    page: new RegExp(`^${source}/?$`),
    reads: reads.map(([call, taken]) => inGroups(wireOf(call, taken))),
    hasPicture: startsWithPicture === true,
  };
}

/** The names that stand for something are no part of an address, and so are not encoded. */
function wireOf(call: Route, parts: RequestParts = {}): string {
  return toWire(call, parts).url.replaceAll('%24', '$').replaceAll('%3A', ':');
}
