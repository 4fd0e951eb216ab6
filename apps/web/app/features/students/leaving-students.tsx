import { IDLE_DAYS, NOTICE_DAYS } from '@hessa/rules/auth/idle-account';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import { DAY, STUDENT, YEAR } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { OutsideButtonLink } from '../../ui/controls/button.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import './leaving-students.css';

const ASKED = {
  mailed: 'بعتنا إيميل',
  'no-mailbox': 'مفيش إيميل: الكلمة عليك',
  'not-yet': 'هنبعت إيميل الليلة',
} as const;

const YEARS = Math.round(IDLE_DAYS / 365);

/** Accounts that will go by themselves, so that nobody is surprised and anybody can be called first. */
export function LeavingStudents({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/teach/students/leaving', {}, { freshMs: 0 });
  return (
    <section className="console-part" aria-labelledby="leaving">
      <h2 id="leaving">حسابات هتتمسح قريب</h2>
      <p className="muted">
        الحساب اللي محدش دخله {countedNoun(YEARS, YEAR, digits)} بنسأل صاحبه قبلها بـ
        {countedNoun(NOTICE_DAYS, DAY, digits)}، ولو ما دخلش بنمسح اسمه وأرقامه. درجاته وأكواده بتفضل في الإحصائيات من
        غير اسم.
      </p>
      <ReadGate read={read} waiting="بنشوف الحسابات" failed="مقدرناش نجيب الحسابات">
        {({ data: { total, students } }) =>
          total === 0 ? (
            <p className="muted">مفيش حسابات مهجورة.</p>
          ) : (
            <>
              {total > 1 && <p>{countedNoun(total, STUDENT, digits)}</p>}
              <ul className="leaving">
                {students.map(({ id, name, phone, lastSeenAt, goesAt, asked }) => {
                  const chat = chatLink(phone, 'حسابك عندنا هيتمسح قريب. لو لسه عايزه، ادخل عليه مرة واحدة.');
                  return (
                    <li key={id} className="leaving-row">
                      <Link className="text-link" to={teachStudentPath({ studentId: id })}>
                        <RtlTitle>{name}</RtlTitle>
                      </Link>
                      <span className="muted">
                        آخر دخول {shortDate(lastSeenAt, digits)}، وهيتمسح {shortDate(goesAt, digits)}. {ASKED[asked]}.
                      </span>
                      {chat && (
                        <OutsideButtonLink look="line" size="small" href={chat}>
                          كلّمه واتساب
                        </OutsideButtonLink>
                      )}
                    </li>
                  );
                })}
              </ul>
            </>
          )
        }
      </ReadGate>
    </section>
  );
}
