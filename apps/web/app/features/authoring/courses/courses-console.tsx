import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import { teachCoursePath } from '@hessa/rules/pages/console-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { type CourseState, type ListedTaughtCourse, STATE_WORDS } from './course-states.ts';
import { NewCourseDialog } from './new-course-dialog.tsx';
import { TaughtCourseCard } from './taught-course-card.tsx';
import './courses-console.css';

const PAGE_SIZE = 24;
/** What is in the archive is out of sight until it is asked for. */
const CHIP_WORDS = { current: 'الحالية', ...STATE_WORDS };
const STATES = Object.keys(CHIP_WORDS) as (keyof typeof CHIP_WORDS)[];

export function CoursesConsole({ digits }: { digits: DigitStyle }) {
  const [asked, setAsked] = useState<{ page: number; state: CourseState | 'current'; grade: Grade | '' }>({
    page: 1,
    state: 'current',
    grade: '',
  });
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const { page, state, grade } = asked;
  const read = useRead(
    'GET /api/teach/courses',
    {
      query: { pageNumber: page, pageSize: PAGE_SIZE, state, ...(grade ? { grade } : {}) },
    },
    { freshMs: 0 },
  );

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>الكورسات</h1>
        <Button onClick={() => setMaking(true)}>
          <IconPlus size={20} aria-hidden="true" />
          كورس جديد
        </Button>
      </div>
      <ReadGate read={read} waiting="بنجيب الكورسات" failed="مقدرناش نجيب الكورسات">
        {({ data: { courses, totalCount, states } }) => {
          const counts = { current: states.draft + states.published, ...states };
          const hasAny = grade !== '' || counts.current + states.archived > 0;
          return (
            <>
              {hasAny && (
                <div className="courses-filters">
                  <Chips label="حالة الكورس">
                    {STATES.map((each) => (
                      <Chip
                        key={each}
                        chosen={state === each}
                        onClick={() => setAsked({ ...asked, state: each, page: 1 })}
                      >
                        {CHIP_WORDS[each]} {counts[each] ? <bdi>{formatNumber(counts[each], digits)}</bdi> : null}
                      </Chip>
                    ))}
                  </Chips>
                  <SelectField
                    label="السنة"
                    value={grade}
                    options={[
                      { value: '', label: 'كل السنين' },
                      ...GRADES.map((each) => ({ value: each, label: gradeLabel(each, 'short') })),
                    ]}
                    onChange={(event) => setAsked({ ...asked, grade: event.target.value as Grade | '', page: 1 })}
                  />
                </div>
              )}
              {totalCount === 0 && (
                <StatePanel drawing={<CopybookDrawing />} title={hasAny ? 'مفيش كورسات هنا' : 'لسه مفيش كورسات'}>
                  <p>
                    {hasAny ? 'جرّب حالة تانية أو سنة تانية.' : 'ابدأ أول كورس: اسمه وسنته والترم، والباقي بالراحة.'}
                  </p>
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
            </>
          );
        }}
      </ReadGate>
      {making && (
        <NewCourseDialog
          onClose={() => setMaking(false)}
          onMade={(id) => navigate(teachCoursePath({ courseId: id }))}
        />
      )}
    </div>
  );
}

/** Neighbours of one grade and term under one heading; the server sends them side by side. */
function groupsOf(courses: readonly ListedTaughtCourse[]): { title: string; items: ListedTaughtCourse[] }[] {
  const groups = new Map<string, ListedTaughtCourse[]>();
  for (const course of courses) {
    const title = `${gradeLabel(course.grade, 'short')}، ${termLabel(course.term)}`;
    groups.set(title, [...(groups.get(title) ?? []), course]);
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}
