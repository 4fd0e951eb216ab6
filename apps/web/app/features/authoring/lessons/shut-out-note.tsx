import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { unhandedStudents } from '@hessa/rules/quizzes/unhanded-counted';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useRead } from '../../../api/use-read.ts';
import { Note } from '../../../ui/notices/note.tsx';
import { LESSON_EDITORS } from './lesson-editors.ts';

interface ShutOutNoteProps {
  unitId: number;
  type: LessonKindName;
  digits: DigitStyle;
}

/** Before something is put into a unit that has closed for some: for how many, and what they can do about it. */
export function ShutOutNote({ unitId, type, digits }: ShutOutNoteProps) {
  const { reply } = useRead('GET /api/teach/units/{unitId}/shut-out', { params: { unitId } }, { freshMs: 0 });
  const students = reply?.data.students ?? 0;
  if (students === 0) return null;
  return (
    <Note tone="info" still title={`الوحدة دي اتقفلت عند ${unhandedStudents(students, digits)}`}>
      <p>{LESSON_EDITORS[type].late[students === 1 ? 0 : 1]}</p>
    </Note>
  );
}
