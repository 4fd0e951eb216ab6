import { GRADES, isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Pager } from '../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { FoundByCode, looksLikeCode } from './found-by-code.tsx';
import './students-screen.css';

const PAGE_SIZE = 20;

interface StudentsScreenProps {
  digits: DigitStyle;
  /** What is done to many at once, beside the heading; told which students the list is about. */
  children?: (filter: { search: string; grade: string; state: StateChoice; count: number }) => ReactNode;
}

type StateChoice = '' | 'open' | 'closed';

/** Find a student by whatever is known: part of a name in any spelling, a phone in any digits, an e-mail. */
export function StudentsScreen({ digits, children }: StudentsScreenProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ search: '', grade: '', state: '' as StateChoice, page: 1 });
  const { search, grade, state, page } = asked;
  const read = useRead(
    'GET /api/teach/students',
    {
      query: {
        pageNumber: page,
        pageSize: PAGE_SIZE,
        ...(search ? { search } : {}),
        ...(grade ? { grade } : {}),
        ...(state ? { state } : {}),
      },
    },
    { freshMs: 0 },
  );
  const totalCount = read.reply?.data.totalCount ?? 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked({ ...asked, search: typed.trim(), page: 1 });
  }

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>الطلبة</h1>
        {children?.({ search, grade, state, count: totalCount })}
      </div>
      <search>
        <form className="find-student" noValidate onSubmit={submit}>
          <Field
            label="دوّر على طالب"
            placeholder="الاسم أو الموبايل أو كود"
            value={typed}
            maxLength={80}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectField
            label="السنة"
            value={grade}
            options={[
              { value: '', label: 'كل السنين' },
              ...GRADES.map((each) => ({ value: each, label: gradeLabel(each, 'short') })),
              { value: 'none', label: 'خلّصوا' },
            ]}
            onChange={(event) => setAsked({ ...asked, search: typed.trim(), grade: event.target.value, page: 1 })}
          />
          <SelectField
            label="الحسابات"
            value={state}
            options={[
              { value: '', label: 'كلها' },
              { value: 'open', label: 'المفتوحة' },
              { value: 'closed', label: 'المقفولة' },
            ]}
            onChange={(event) =>
              setAsked({ ...asked, search: typed.trim(), state: event.target.value as StateChoice, page: 1 })
            }
          />
          <Button type="submit" look="line">
            دوّر
          </Button>
        </form>
      </search>
      {looksLikeCode(search) && <FoundByCode key={search} typed={search} />}
      <ReadGate read={read} waiting="بنجيب الطلبة" failed="مقدرناش نجيب الطلبة">
        {({ data: { students } }) => (
          <>
            <p className="muted" role="status">
              {totalCount === 0 ? 'مفيش حد' : countedNoun(totalCount, STUDENT, digits)}
            </p>
            {totalCount === 0 && (
              <StatePanel
                drawing={<CopybookDrawing />}
                title={search ? 'ملقيناش حد بالاسم ده' : grade || state ? 'مفيش حد هنا' : 'لسه مفيش طلبة'}
              >
                <p>
                  {search
                    ? 'جرّب جزء من الاسم، أو آخر أرقام من الموبايل.'
                    : grade || state
                      ? 'جرّب سنة تانية، أو كل الحسابات.'
                      : 'أول ما حد يعمل حساب هتلاقيه هنا.'}
                </p>
              </StatePanel>
            )}
            <ul className="students">
              {students.map((student) => (
                <li key={student.id} className="student-row">
                  <Link className="student-name" to={teachStudentPath({ studentId: student.id })}>
                    <RtlTitle>{student.name}</RtlTitle>
                  </Link>
                  <span>
                    <Ltr>{student.phone}</Ltr>
                  </span>
                  <span className="muted">
                    {student.grade && isGrade(student.grade) ? gradeLabel(student.grade, 'short') : 'من غير سنة'}
                  </span>
                  <span className="muted">
                    {student.lastLoginAt ? `آخر دخول ${shortDate(student.lastLoginAt, digits)}` : 'لسه ما دخلش'}
                  </span>
                  {student.manyDevices && <Badge tone="warn">أجهزة كتير</Badge>}
                  {student.disabled && <Badge tone="wrong">مقفول</Badge>}
                </li>
              ))}
            </ul>
            <Pager
              label="صفحات الطلبة"
              current={page}
              total={Math.ceil(totalCount / PAGE_SIZE)}
              digits={digits}
              onPage={(next) => setAsked({ ...asked, page: next })}
            />
          </>
        )}
      </ReadGate>
    </div>
  );
}
