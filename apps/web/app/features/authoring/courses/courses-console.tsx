import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import { teachCoursePath } from '@hessa/rules/pages/console-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { ReadFailed } from '../../../teach-shell/read-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { CopybookDrawing } from '../../../ui/copybook-drawing.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type CourseState, type ListedTaughtCourse, STATE_WORDS } from './course-states.ts';
import { NewCourseDialog } from './new-course-dialog.tsx';
import { TaughtCourseCard } from './taught-course-card.tsx';
import './courses-console.css';

const PAGE_SIZE = 24;
const STATES = Object.keys(STATE_WORDS) as CourseState[];

export function CoursesConsole({ digits }: { digits: DigitStyle }) {
  const [asked, setAsked] = useState<{ page: number; state: CourseState | null; grade: Grade | '' }>({
    page: 1,
    state: null,
    grade: '',
  });
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const { page, state, grade } = asked;
  const read = useRead(
    'GET /api/teach/courses',
    {
      query: { pageNumber: page, pageSize: PAGE_SIZE, ...(state ? { state } : {}), ...(grade ? { grade } : {}) },
    },
    { freshMs: 0 },
  );
  const { courses, totalCount, states } = read.reply?.data ?? { courses: [], totalCount: 0, states: null };
  const all = states ? states.draft + states.published + states.archived : 0;

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>الكورسات</h1>
        <Button onClick={() => setMaking(true)}>
          <IconPlus size={20} aria-hidden="true" />
          كورس جديد
        </Button>
      </div>
      {all > 0 && (
        <div className="courses-filters">
          <Chips label="حالة الكورس">
            <Chip chosen={state === null} onClick={() => setAsked({ ...asked, state: null, page: 1 })}>
              الكل <bdi>{formatNumber(all, digits)}</bdi>
            </Chip>
            {STATES.map((each) => (
              <Chip key={each} chosen={state === each} onClick={() => setAsked({ ...asked, state: each, page: 1 })}>
                {STATE_WORDS[each]} {states?.[each] ? <bdi>{formatNumber(states[each], digits)}</bdi> : null}
              </Chip>
            ))}
          </Chips>
          <SelectField
            label="الصف"
            value={grade}
            options={[
              { value: '', label: 'كل السنين' },
              ...GRADES.map((each) => ({ value: each, label: gradeLabel(each, 'short') })),
            ]}
            onChange={(event) => setAsked({ ...asked, grade: event.target.value as Grade | '', page: 1 })}
          />
        </div>
      )}
      {read.error && <ReadFailed title="مقدرناش نجيب الكورسات" error={read.error} onRetry={read.refresh} />}
      {read.isLoading && <PageSpinner label="بنجيب الكورسات" />}
      {read.reply && totalCount === 0 && (
        <StatePanel drawing={<CopybookDrawing />} title={all === 0 ? 'لسه مفيش كورسات' : 'مفيش كورسات هنا'}>
          <p>{all === 0 ? 'ابدأ أول كورس: اسمه والصف والترم، والباقي بالراحة.' : 'جرّب حالة تانية أو صف تاني.'}</p>
        </StatePanel>
      )}
      {groupsOf(courses).map(({ title, items }) => (
        <section key={title} className="courses-group">
          <h2>{title}</h2>
          <ul className="taught-courses">
            {items.map((course) => (
              <TaughtCourseCard key={course.id} course={course} digits={digits} />
            ))}
          </ul>
        </section>
      ))}
      <Pager
        label="صفحات الكورسات"
        current={page}
        total={Math.ceil(totalCount / PAGE_SIZE)}
        digits={digits}
        onPage={(next) => setAsked({ ...asked, page: next })}
      />
      {making && (
        <NewCourseDialog
          onClose={() => setMaking(false)}
          onMade={(id) => void navigate(teachCoursePath({ courseId: id }))}
        />
      )}
    </div>
  );
}

/** Neighbours of one grade and term under one heading; the server sends them side by side. */
function groupsOf(courses: readonly ListedTaughtCourse[]): { title: string; items: ListedTaughtCourse[] }[] {
  const groups = new Map<string, ListedTaughtCourse[]>();
  for (const course of courses) {
    const title = `${gradeLabel(course.grade, 'short')} · ${termLabel(course.term)}`;
    groups.set(title, [...(groups.get(title) ?? []), course]);
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}
