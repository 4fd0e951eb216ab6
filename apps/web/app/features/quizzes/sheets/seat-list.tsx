import type { Reply } from '@hessa/contract/client';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import './seat-list.css';

export type SeatedStudent = Reply<'POST /api/teach/quizzes/{lessonId}/seats'>['data']['students'][number];

/** For the wall: who shades which number. */
export function SeatList({ name, students }: { name: string; students: readonly SeatedStudent[] }) {
  return (
    <article className="quiz-sheet-a4" aria-label="كشف أرقام الجلوس">
      <header className="quiz-sheet-head">
        <h2 className="quiz-sheet-title">كشف أرقام الجلوس</h2>
        <p className="quiz-sheet-teacher">
          <RtlTitle>{name}</RtlTitle>
        </p>
      </header>
      <table className="seat-list">
        <thead>
          <tr>
            <th scope="col">الاسم</th>
            <th scope="col">رقم الجلوس</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ studentId, name: student, seat }) => (
            <tr key={studentId}>
              <td>
                <bdi>{student}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{seat}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
