import type { Reply } from '@hessa/contract/client';
import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { Mark } from '../../teach-shell/reports/mark.tsx';
import { SortHead } from '../../teach-shell/reports/sort-head.tsx';
import { gradeInk } from '../../ui/catalogue/grade-ink.ts';
import { BoxTick } from '../../ui/fields/checkbox.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { lastSeenWords } from './last-seen-words.ts';
import { StudentMenu } from './student-menu.tsx';
import { StudentTime } from './student-time.tsx';
import '../../teach-shell/reports/console-table.css';
import './students-table.css';

export type ListedStudent = Reply<'GET /api/teach/students'>['data']['students'][number];
export type StudentsSort = 'newest' | 'name' | 'seen' | 'average';

interface StudentsTableProps {
  students: readonly ListedStudent[];
  sort: StudentsSort;
  digits: DigitStyle;
  isSelected: (id: string) => boolean;
  onSort: (sort: StudentsSort) => void;
  onSelect: (students: readonly ListedStudent[], selected: boolean) => void;
}

/** Rows of one line on a desk, of two on a phone; whoever is ticked stays ticked while the list grows or changes. */
export function StudentsTable({ students, sort, digits, isSelected, onSort, onSelect }: StudentsTableProps) {
  const now = new Date();
  const areAll = students.length > 0 && students.every(({ id }) => isSelected(id));
  return (
    <div className="table-frame students-frame">
      <table className="console-table students-table">
        <thead>
          <tr>
            <th scope="col" className="students-tick">
              <label className="tick">
                <span className="checkbox-box">
                  <input
                    type="checkbox"
                    aria-label="اختار كل اللي ظاهرين"
                    checked={areAll}
                    onChange={(event) => onSelect(students, event.target.checked)}
                  />
                  <BoxTick />
                </span>
              </label>
            </th>
            <SortHead sorted={sort === 'name'} way="ascending" onSort={() => onSort('name')}>
              الاسم
            </SortHead>
            <th scope="col" className="students-wide students-phone">
              الموبايل
            </th>
            <th scope="col" className="students-wide">
              السنة
            </th>
            <th scope="col" className="students-wide">
              الكورسات
            </th>
            <SortHead
              className="students-average"
              sorted={sort === 'average'}
              way="ascending"
              onSort={() => onSort('average')}
            >
              المتوسط
            </SortHead>
            <th scope="col" className="students-wide">
              ناقص
            </th>
            <th scope="col" className="students-wide">
              الوقت
            </th>
            <SortHead className="students-seen" sorted={sort === 'seen'} way="ascending" onSort={() => onSort('seen')}>
              آخر دخول
            </SortHead>
            <th scope="col" className="students-acts">
              <span className="unseen">خيارات</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row
              key={student.id}
              student={student}
              seen={lastSeenWords(student.lastSeenAt, now, digits)}
              digits={digits}
              selected={isSelected(student.id)}
              onSelect={(selected) => onSelect([student], selected)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  student: ListedStudent;
  seen: string;
  digits: DigitStyle;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

function Row({ student, seen, digits, selected, onSelect }: RowProps) {
  const { id, name, phone, grade, courseName, courseCount, average } = student;
  const known = grade && isGrade(grade) ? grade : null;
  return (
    <tr className={selected ? 'row-selected' : undefined}>
      <td className="students-tick">
        <label className="tick">
          <span className="checkbox-box">
            <input
              type="checkbox"
              aria-label={`اختار ${name}`}
              checked={selected}
              onChange={(event) => onSelect(event.target.checked)}
            />
            <BoxTick />
          </span>
        </label>
      </td>
      <td className="students-name">
        <Link to={teachStudentPath({ studentId: id })}>
          <RtlTitle>{name}</RtlTitle>
        </Link>
        {student.manyDevices && <Badge tone="warn">أجهزة كتير</Badge>}
        {student.disabled && <Badge tone="wrong">مقفول</Badge>}
      </td>
      <td className="students-phone">
        <Ltr>{phone}</Ltr>
      </td>
      <td className={known ? `students-grade ${gradeInk(known)}` : 'students-grade'}>
        {known ? gradeLabel(known, 'short') : 'من غير سنة'}
      </td>
      <td className="students-courses">
        {courseName === null ? (
          <span className="muted">مفيش</span>
        ) : (
          <span className="students-course">
            <span title={courseName}>
              <RtlTitle>{courseName}</RtlTitle>
            </span>
            {courseCount > 1 && (
              <bdi dir="rtl" className="students-more">
                +{formatNumber(courseCount - 1, digits)}
              </bdi>
            )}
          </span>
        )}
      </td>
      <td className="students-average">
        {average === null ? <span className="muted">لسه</span> : <Mark isAverage score={average} digits={digits} />}
      </td>
      <td className="students-missing">
        {student.missingCount === 0 ? (
          <span className="muted">مفيش</span>
        ) : (
          <bdi>{formatNumber(student.missingCount, digits)}</bdi>
        )}
      </td>
      <td className="students-time">
        <StudentTime time={student.time} digits={digits} />
      </td>
      <td className="students-seen">{seen}</td>
      <td className="students-acts">
        <StudentMenu student={student} />
      </td>
    </tr>
  );
}
