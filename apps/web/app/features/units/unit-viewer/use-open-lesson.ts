import { firstLessonIndex } from '@hessa/rules/lessons/first-lesson';
import { readLessonIndex } from '@hessa/rules/lessons/lesson-index';
import { SECOND_QUERY } from '@hessa/rules/media/at-second';
import { LESSON_QUERY } from '@hessa/rules/pages/student-pages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewedLesson } from './viewed-unit.ts';

/**
 * Which lesson is open. The address decides when the unit opens and whenever it changes; in between the lesson stays,
 * whatever is finished meanwhile. With the unit's window shut, only an address that names a lesson opens one, and a clock
 * that runs.
 */
export function useOpenLesson(lessons: readonly ViewedLesson[], windowOpen: boolean) {
  const [search, setSearch] = useSearchParams();
  const query = search.get(LESSON_QUERY);
  const [pinned, setPinned] = useState<{ query: string | null; index: number } | null>(null);

  const stays = pinned?.query === query && lessons[pinned.index]?.locked === false;
  const index = stays ? pinned.index : opensAt(lessons, query, windowOpen);
  if (index !== null && (pinned?.query !== query || pinned.index !== index)) setPinned({ query, index });

  const select = (at: number) => {
    setSearch((before) => {
      before.set(LESSON_QUERY, String(at));
      before.delete(SECOND_QUERY);
      return before;
    });
  };
  return { index, select };
}

function opensAt(lessons: readonly ViewedLesson[], query: string | null, windowOpen: boolean): number | null {
  if (windowOpen) return firstLessonIndex(lessons, query);
  const asked = readLessonIndex(query, lessons.length);
  if (asked !== null && lessons[asked]?.locked === false) return asked;
  const sat = query === null ? lessons.findIndex(({ isSat }) => isSat) : -1;
  return sat === -1 ? null : sat;
}
