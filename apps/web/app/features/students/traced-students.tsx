import type { Reply } from '@hessa/contract/client';
import { playerTime } from '@hessa/rules/media/player-time';
import { TRACED_HOURS, TRACED_STUDENTS, TRACES_KEPT_DAYS } from '@hessa/rules/media/traces';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { ACCOUNT, DAY, HOUR, STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';

type Answer = Reply<'POST /api/teach/traces'>['data'];
type Suspect = Answer['students'][number];

export type Traced = Answer & { asked: { second: number | null; day: string | null } };

/** Whose mark it is, those who played that second first. */
export function TracedStudents({ found, digits }: { found: Traced; digits: DigitStyle }) {
  const { students, isCut, asked } = found;
  return (
    <section className="traces-found" aria-label="اللي لقيناهم">
      {isCut ? (
        <Note tone="info" title={`فيه أكتر من ${countedNoun(TRACED_STUDENTS, STUDENT, digits)} عليهم الأرقام دي`}>
          زوّد أرقام، أو اكتب الكود.
        </Note>
      ) : (
        <p className="muted">لقينا {countedAlone(students.length, ACCOUNT, digits)}.</p>
      )}
      {students.map((student) => (
        <SuspectSheet key={student.studentId} student={student} asked={asked} digits={digits} />
      ))}
    </section>
  );
}

interface SuspectSheetProps {
  student: Suspect;
  asked: Traced['asked'];
  digits: DigitStyle;
}

function SuspectSheet({ student, asked, digits }: SuspectSheetProps) {
  const { studentId, name, phone, code, watched } = student;
  return (
    <Sheet as="article" aria-label={name}>
      <h2 className="traces-who">
        <Link to={teachStudentPath({ studentId })}>
          <RtlTitle>{name}</RtlTitle>
        </Link>
      </h2>
      <p className="muted">
        <Ltr>{phone}</Ltr>، الكود <Ltr>{code}</Ltr>
      </p>
      {watched.length === 0 ? (
        <p>{nothingWords(asked, digits)}</p>
      ) : (
        <ul className="traces-hours">
          {watched.map(({ lessonId, lessonName, courseName, hour, played }) => (
            <li key={`${lessonId} ${hour}`}>
              <b>
                <RtlTitle>{lessonName}</RtlTitle>
              </b>
              <span className="muted">
                {' '}
                <RtlTitle>{courseName}</RtlTitle>، في الساعة اللي بدأت <bdi>{exactMoment(hour, digits)}</bdi>
              </span>
              <span className="traces-played">
                <span className="muted">اللي اتشاف:</span>
                {played.map(([from, to]) => (
                  <Ltr key={from}>
                    {playerTime(from)} – {playerTime(to)}
                  </Ltr>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {watched.length >= TRACED_HOURS && (
        <p className="muted">دي آخر {countedNoun(TRACED_HOURS, HOUR, digits)}. اكتب اليوم عشان تشوف اللي قبلها.</p>
      )}
    </Sheet>
  );
}

function nothingWords({ second, day }: Traced['asked'], digits: DigitStyle): string {
  if (second !== null && day !== null)
    return 'العلامة بتاعة الحساب ده، بس مش متسجّل إن الدقيقة دي اتفتحت منه في اليوم ده.';
  if (second !== null) return 'العلامة بتاعة الحساب ده، بس مش متسجّل إن الدقيقة دي اتفتحت منه.';
  if (day !== null) return 'العلامة بتاعة الحساب ده، بس مش متسجّل إن فيديو اتفتح منه في اليوم ده.';
  return `العلامة بتاعة الحساب ده، بس مش متسجّل إن فيديو اتفتح منه في آخر ${countedNoun(TRACES_KEPT_DAYS, DAY, digits)}.`;
}
