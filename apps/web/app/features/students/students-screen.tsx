import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { SELECTED_AT_MOST } from '@hessa/rules/students/selected-at-most';
import { servesGrade } from '@hessa/rules/team/served-grades';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { ReadGate } from '../../api/read-gate.tsx';
import { useGrowingRead } from '../../api/use-growing-read.ts';
import { useServedGrades } from '../../teach-shell/frame/served-grades.tsx';
import { MoreRows } from '../../teach-shell/reports/more-rows.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, Chips } from '../../ui/controls/chips.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import { FoundByCode, looksLikeCode } from './found-by-code.tsx';
import { SelectedStudents } from './selected-students.tsx';
import { readStudentsAddress, studentsAddress } from './students-address.ts';
import type { StudentsFilter } from './students-file.ts';
import { type ListedStudent, StudentsTable } from './students-table.tsx';
import './students-screen.css';

const filters = (digits: DigitStyle) =>
  [
    ['', 'كل الطلبة'],
    ['away', 'ما دخلوش من أسبوع'],
    ['low', `تحت ${formatPercent(60, digits)}`],
  ] as const;

const ORDERS = {
  newest: 'الأحدث الأول: آخر حساب اتعمل فوق.',
  name: 'بترتيب الأسماء.',
  seen: 'اللي بقاله أكتر ما دخلش الأول، واللي لسه ما دخلش خالص في الآخر.',
  average: 'الأضعف الأول، من اللي سلّموا امتحان واحد على الأقل.',
} as const;

interface StudentsScreenProps {
  digits: DigitStyle;
  isTeacher: boolean;
  teacherName: string;
  /** What is done with the list as a whole, beside the heading. */
  children?: (filter: StudentsFilter, refresh: () => void) => ReactNode;
}

/** Find a student by whatever is known, put the list in order, tick some and act. */
export function StudentsScreen({ digits, isTeacher, teacherName, children }: StudentsScreenProps) {
  // In the address, so that the way back from a student leads to the list as it was.
  const [address, setAddress] = useSearchParams();
  const asked = readStudentsAddress(address);
  const [typed, setTyped] = useState(asked.search);
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedStudent>>(new Map());
  const [news, setNews] = useState<string | null>(null);
  const served = useServedGrades();
  const { search, grade, state, only, sort } = asked;
  const read = useGrowingRead('students', asked, async (after) => {
    const query = {
      sort,
      ...(search ? { search } : {}),
      ...(grade ? { grade } : {}),
      ...(state ? { state } : {}),
      ...(only ? { only } : {}),
      ...(after ? { after } : {}),
    };
    return (await call('GET /api/teach/students', { query })).data;
  });
  const ask = (wanted: Partial<typeof asked>) =>
    setAddress(studentsAddress({ ...asked, search: typed.trim(), ...wanted }), { replace: true });

  function submit(event: FormEvent) {
    event.preventDefault();
    ask({});
  }

  function select(students: readonly ListedStudent[], isWanted: boolean) {
    const next = new Map(selected);
    for (const student of students) {
      if (!isWanted) next.delete(student.id);
      else if (next.size < SELECTED_AT_MOST) next.set(student.id, student);
      else setNews(`لحد ${countedNoun(SELECTED_AT_MOST, STUDENT, digits)} في المرة`);
    }
    setSelected(next);
  }

  return (
    <div className="console-page students-page">
      <div className="console-head">
        <h1>الطلبة</h1>
        {children?.(asked, () => void read.refresh())}
      </div>
      <search>
        <form className="find-student" noValidate onSubmit={submit}>
          <Field
            label="دوّر على طالب"
            placeholder="في القايمة: اسم، موبايل أو كود"
            value={typed}
            maxLength={80}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectField
            label="السنة"
            value={grade}
            options={[
              { value: '', label: 'كل السنين' },
              ...GRADES.filter((each) => servesGrade(served, each)).map((each) => ({
                value: each,
                label: gradeLabel(each, 'short'),
              })),
              { value: 'none', label: 'خلّصوا' },
            ]}
            onChange={(event) => ask({ grade: event.target.value })}
          />
          <SelectField
            label="الحسابات"
            value={state}
            options={[
              { value: '', label: 'كل الحسابات' },
              { value: 'open', label: 'المفتوحة' },
              { value: 'closed', label: 'المقفولة' },
            ]}
            onChange={(event) => ask({ state: event.target.value as StudentsFilter['state'] })}
          />
          <Button type="submit" look="line">
            دوّر
          </Button>
        </form>
      </search>
      <Chips label="مين في القايمة">
        {filters(digits).map(([each, words]) => (
          <Chip
            key={each}
            chosen={only === each}
            onClick={() => ask({ only: each, sort: each === 'low' ? 'average' : each === 'away' ? 'seen' : 'newest' })}
          >
            {words}
          </Chip>
        ))}
      </Chips>
      {looksLikeCode(search) && <FoundByCode key={search} typed={search} />}
      <ReadGate read={read} waiting="بنجيب الطلبة" failed="مقدرناش نجيب الطلبة">
        {(pages) => {
          const students = pages.flatMap((page) => page.students);
          if (students.length === 0) return <NobodyFound search={search} isNarrow={Boolean(grade || state || only)} />;
          return (
            <>
              <p className="muted">{ORDERS[sort]}</p>
              <StudentsTable
                students={students}
                sort={sort}
                digits={digits}
                isSelected={(id) => selected.has(id)}
                onSort={(wanted) => ask({ sort: wanted === sort ? 'newest' : wanted })}
                onSelect={select}
              />
              <MoreRows read={read} />
            </>
          );
        }}
      </ReadGate>
      <SelectedStudents
        students={[...selected.values()]}
        digits={digits}
        isTeacher={isTeacher}
        teacherName={teacherName}
        onClear={() => setSelected(new Map())}
        onChanged={() => void read.refresh()}
      />
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}

function NobodyFound({ search, isNarrow }: { search: string; isNarrow: boolean }) {
  const [title, hint] = search
    ? ['ملقيناش حد بالاسم ده', 'جرّب جزء من الاسم، أو آخر أرقام من الموبايل.']
    : isNarrow
      ? ['مفيش حد هنا', 'جرّب سنة تانية، أو كل الطلبة.']
      : ['لسه مفيش طلبة', 'أول ما حد يعمل حساب هتلاقيه هنا.'];
  return (
    <StatePanel drawing={<CopybookDrawing />} title={title}>
      <p>{hint}</p>
    </StatePanel>
  );
}
