import type { Reply } from '@hessa/contract/client';
import { generatedCovers } from '@hessa/rules/courses/generated-cover';
import { GRADES, type Grade, gradeFromText } from '@hessa/rules/courses/grade';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { type ComponentProps, useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { CourseRailShape } from './course-rail-shape.tsx';
import { CourseTeaser } from './course-teaser.tsx';
import { SHOWN_COURSES, takeTurns } from './take-turns.ts';
import './course-rail.css';

type ListedCourse = Reply<'GET /AdminStudent/CourseActive'>['data']['courses'][number];
type Row = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'courses'; courses: ListedCourse[] };

const FAILED = 'حصلت مشكلة وإحنا بنجيب الكورسات.';

/** A few courses: of a member's own grade, or some of every grade for a guest. */
export function CourseRail({ digits, footOf }: Pick<ComponentProps<typeof CourseTeaser>, 'digits' | 'footOf'>) {
  const session = useSession();
  const own = session.status === 'member' ? gradeFromText(session.user.grade) : null;
  const [attempt, setAttempt] = useState(0);
  const row = useCourses(own, attempt);
  if (row.kind === 'loading') return <CourseRailShape />;
  if (row.kind === 'failed') {
    return (
      <div className="course-rail-note">
        <Note tone="wrong" title={FAILED}>
          <p>{row.message}</p>
          <Button look="line" size="small" onClick={() => setAttempt(attempt + 1)}>
            <IconRefresh aria-hidden="true" />
            جرّب تاني
          </Button>
        </Note>
      </div>
    );
  }
  if (row.courses.length === 0) {
    return <p className="course-rail-note muted">لسه مفيش كورسات. أول ما ينزل كورس هتلاقيه هنا.</p>;
  }
  const covers = generatedCovers(row.courses);
  return (
    <ul className="course-row">
      {row.courses.map((course, at) => (
        <li key={course.id}>
          <CourseTeaser course={course} cover={covers[at]} digits={digits} footOf={footOf} />
        </li>
      ))}
    </ul>
  );
}

function useCourses(own: Grade | null, attempt: number): Row {
  const [row, setRow] = useState<Row>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const left = new AbortController();
    setRow({ kind: 'loading' });
    Promise.all((own ? [own] : GRADES).map((grade) => coursesOf(grade, left.signal)))
      .then((byGrade) => setRow({ kind: 'courses', courses: takeTurns(byGrade) }))
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        setRow({ kind: 'failed', message: refusalOf(error).messageAr });
      });
    return () => left.abort();
  }, [own, attempt]);
  return row;
}

async function coursesOf(grade: Grade, signal: AbortSignal): Promise<ListedCourse[]> {
  const query = { grade, pagesize: SHOWN_COURSES };
  const { data } = await call('GET /AdminStudent/CourseActive', { query }, { signal });
  return data.courses;
}
