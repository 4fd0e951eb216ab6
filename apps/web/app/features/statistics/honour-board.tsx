import type { Reply } from '@hessa/contract/client';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { HonourBoardFrame } from './honour-board-frame.tsx';
import { HonourBoardShape } from './honour-board-shape.tsx';

type Student = Reply<'GET /api/Student/top-students'>['data'][number];

interface HonourBoardProps {
  /** How many the server has to honour. */
  rows: number;
  digits: DigitStyle;
}

/** The best of the term by first name and a letter. No names, or none that could be read: no board. */
export function HonourBoard({ rows, digits }: HonourBoardProps) {
  const [students, setStudents] = useState<Student[] | null>(null);

  useEffect(() => {
    let left = false;
    call('GET /api/Student/top-students', { query: { count: rows } })
      .then(({ data }) => left || setStudents(data))
      .catch(() => left || setStudents([]));
    return () => {
      left = true;
    };
  }, [rows]);

  if (students === null) return <HonourBoardShape rows={rows} />;
  if (students.length === 0) return null;
  return (
    <HonourBoardFrame>
      <ol className="honour-list">
        {students.map(({ rank, name, grade, averageScore }) => (
          <li key={rank}>
            <bdi className="honour-rank">{formatNumber(rank, digits)}</bdi>
            <span className="honour-name">
              <RtlTitle>{name}</RtlTitle>
              {grade && <small>{gradeLabel(grade, 'short')}</small>}
            </span>
            <bdi className="honour-mark" dir="rtl">
              {wholePercentText(averageScore, digits)}
            </bdi>
          </li>
        ))}
      </ol>
    </HonourBoardFrame>
  );
}
