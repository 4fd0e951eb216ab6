import type { Reply } from '@hessa/contract/client';
import { readSeenMark } from '@hessa/rules/media/mark-code';
import { playerTime } from '@hessa/rules/media/player-time';
import { readPlayerTime } from '@hessa/rules/media/read-player-time';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { underField, useForm } from '../../api/use-form.ts';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import './students-screen.css';
import './traces-screen.css';

type Found = Reply<'POST /api/teach/traces'>['data'];
type Suspect = Found['students'][number];

/** A clip of a lesson is going round: whose screen was it filmed from? */
export function TracesScreen({ digits }: { digits: DigitStyle }) {
  const [found, setFound] = useState<Found | null>(null);
  const form = useForm({
    initial: { seen: '', second: '', day: '' },
    problemsOf: ({ seen, second }) => ({
      seen: readSeenMark(seen) === null && 'اكتب الكود كامل (٥ حروف وأرقام)، أو ٤ أرقام على الأقل من الموبايل ورا بعض.',
      second: second.trim() !== '' && readPlayerTime(second) === null && 'اكتبها زي المشغّل، مثلًا 21:40.',
    }),
    send: async ({ seen, second, day }) => {
      const body = { seen, second: second.trim() === '' ? null : readPlayerTime(second), day: day || null };
      setFound((await call('POST /api/teach/traces', { body })).data);
    },
    blame: underField({ 'trace.unreadable': 'seen' }),
  });
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>مصدر التسريب</h1>
      </div>
      <p className="muted">
        فوق كل فيديو رقم الطالب وكود من ٥ حروف. اكتب اللي باين منهم في الفيديو المتسرّب وهنقولك مين كان بيتفرّج وإمتى.
        بنحتفظ بده ١٨٠ يوم بس، وكل بحث بيتسجّل في السجل.
      </p>
      <form {...form.props} className="move-form">
        <Field
          {...form.field('seen')}
          label="الكود، أو أرقام من الموبايل"
          script="latin"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
        />
        <div className="traces-when">
          <Field
            {...form.field('second')}
            label="الدقيقة في الفيديو (لو عارفها)"
            script="latin"
            placeholder="21:40"
            autoComplete="off"
            maxLength={8}
          />
          <Field {...form.field('day')} label="اليوم (لو عارفه)" type="date" />
        </div>
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" busy={form.busy}>
          دوّر
        </Button>
      </form>
      {found && <Suspects found={found} digits={digits} />}
    </div>
  );
}

function Suspects({ found: { students, isCut }, digits }: { found: Found; digits: DigitStyle }) {
  if (students.length === 0) {
    return <Note tone="info" title="مفيش طالب عليه الكود أو الأرقام دي. راجعها، أو جرّب جزء تاني من الرقم." />;
  }
  return (
    <section className="traces-found" aria-label="اللي لقيناهم">
      {isCut && <Note tone="info" title="لقينا أكتر من ٢٠ طالب. زوّد أرقام أو اكتب الكود." />}
      {students.map((student) => (
        <SuspectSheet key={student.studentId} student={student} digits={digits} />
      ))}
      <p className="muted">
        ده بيقول مين كان فاتح الثانية دي، ومش بيثبت لوحده مين صوّرها: ممكن حساب يكون مع حد تاني. واللي اتفرّج من غير نت
        على حصة محمّلة ممكن ميبانش هنا.
      </p>
    </section>
  );
}

function SuspectSheet({ student, digits }: { student: Suspect; digits: DigitStyle }) {
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
        <p>متسجّلش إنه اتفرّج في الوقت ده.</p>
      ) : (
        <ul className="traces-hours">
          {watched.map(({ lessonId, lessonName, courseName, hour, played }) => (
            <li key={`${lessonId} ${hour}`}>
              <b>
                <RtlTitle>{lessonName}</RtlTitle>
              </b>
              <span className="muted">
                {' '}
                <RtlTitle>{courseName}</RtlTitle>، في ساعة <bdi>{exactMoment(hour, digits)}</bdi>
              </span>
              <span className="traces-played">
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
    </Sheet>
  );
}
