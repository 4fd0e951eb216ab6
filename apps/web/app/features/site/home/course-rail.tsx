import type { Reply } from '@hessa/contract/client';
import { generatedCovers } from '@hessa/rules/courses/generated-cover';
import { DEFAULT_GRADE, GRADES, type Grade, gradeFromText } from '@hessa/rules/courses/grade';
import { gradeLabel, gradePathWord } from '@hessa/rules/courses/grade-words';
import { coursesOfGradePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { CourseRowShape } from './course-rail-shape.tsx';
import { CourseTeaser } from './course-teaser.tsx';
import './course-rail.css';

type ListedCourse = Reply<'GET /AdminStudent/CourseActive'>['data']['courses'][number];
type Row = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'courses'; courses: ListedCourse[] };

const SHOWN = 3;
const FAILED = 'حصلت مشكلة وإحنا بنجيب الكورسات.';

/** The newest courses of one grade: a member's own at first, another at a press. */
export function CourseRail({ digits }: { digits: DigitStyle }) {
  const session = useSession();
  const own = session.status === 'member' ? gradeFromText(session.user.grade) : null;
  const [chosen, setChosen] = useState<Grade | null>(null);
  const [attempt, setAttempt] = useState(0);
  const grade = chosen ?? own ?? DEFAULT_GRADE;
  const row = useCourses(grade, attempt);
  const name = gradeLabel(grade, 'short');
  return (
    <div className="course-rail">
      <div className="course-rail-head">
        <Chips label="كورسات سنة إيه؟">
          {GRADES.map((each) => (
            <Chip key={each} chosen={each === grade} onClick={() => setChosen(each)}>
              {gradeLabel(each, 'short')}
            </Chip>
          ))}
        </Chips>
        <TextLink forward to={coursesOfGradePath({ grade: gradePathWord(grade) })}>
          كل كورسات {name}
        </TextLink>
      </div>
      {row.kind === 'loading' && <CourseRowShape />}
      {row.kind === 'failed' && (
        <div className="course-rail-note">
          <Note tone="wrong" title={FAILED}>
            <p>{row.message}</p>
            <Button look="line" size="small" onClick={() => setAttempt(attempt + 1)}>
              <IconRefresh aria-hidden="true" />
              جرّب تاني
            </Button>
          </Note>
        </div>
      )}
      {row.kind === 'courses' && row.courses.length === 0 && (
        <p className="course-rail-note muted">لسه مفيش كورسات {name} دلوقتي. أول ما ينزل كورس هتلاقيه هنا.</p>
      )}
      {row.kind === 'courses' && row.courses.length > 0 && <CourseRow courses={row.courses} digits={digits} />}
    </div>
  );
}

function CourseRow({ courses, digits }: { courses: ListedCourse[]; digits: DigitStyle }) {
  const covers = generatedCovers(courses);
  return (
    <ul className="course-row">
      {courses.map((course, at) => (
        <li key={course.id}>
          <CourseTeaser course={course} cover={covers[at]} digits={digits} />
        </li>
      ))}
    </ul>
  );
}

function useCourses(grade: Grade, attempt: number): Row {
  const [row, setRow] = useState<Row>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const left = new AbortController();
    setRow({ kind: 'loading' });
    call('GET /AdminStudent/CourseActive', { query: { grade, pagesize: SHOWN } }, { signal: left.signal })
      .then(({ data }) => setRow({ kind: 'courses', courses: data.courses }))
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        setRow({ kind: 'failed', message: refusalOf(error).messageAr });
      });
    return () => left.abort();
  }, [grade, attempt]);
  return row;
}
