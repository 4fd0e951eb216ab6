import type { GeneratedCover as Cover } from '@hessa/rules/courses/generated-cover';
import type { ReactNode } from 'react';

const MARKS = /([^A-Za-z ]+)/;

/** A copybook's cover made of letters and lines: no picture is fetched for it, so none can fail. */
export function GeneratedCover({ cover }: { cover: Cover }) {
  const { tone, pattern, letters } = cover;
  return (
    <span className={`cover-art cover-${tone} cover-pattern-${pattern}`} aria-hidden="true">
      <span className={letters.length > 4 ? 'cover-letters cover-letters-long' : 'cover-letters'} lang="en" dir="ltr">
        {marked(letters)}
      </span>
    </span>
  );
}

/** An ending (-ing, ’s) stands in the second ink as a whole; elsewhere only its marks do (if…, a/an). */
function marked(letters: string): ReactNode {
  if (!/^[A-Za-z]/.test(letters)) return <em>{letters}</em>;
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one fixed word never move
  return letters.split(MARKS).map((piece, at) => (at % 2 ? <em key={at}>{piece}</em> : piece));
}
