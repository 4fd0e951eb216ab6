import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { useEffect, useRef } from 'react';
import { ChipLink, Chips } from '../../ui/controls/chips.tsx';
import { booksPath } from './books-path.ts';

/** The way from one grade's books to another's. */
export function GradeLinks({ chosen }: { chosen: Grade }) {
  const links = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the row
  useEffect(() => {
    // On a phone the row is wider than the screen; the chosen one is never out of sight.
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);

  return (
    <div ref={links}>
      <Chips label="كتب كل سنة" links>
        {GRADES.map((grade) => (
          <ChipLink key={grade} to={booksPath(grade)} chosen={grade === chosen}>
            {gradeLabel(grade, 'short')}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}
