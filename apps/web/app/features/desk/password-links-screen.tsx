import { teachStudentPath, teachStudentsPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { WayBack } from '../../teach-shell/frame/way-back.tsx';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { Badge } from '../../ui/notices/badge.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import './desk-card.css';

/** For the teacher: whom the team sent a link for a new password, and whether it was used. */
export function PasswordLinksScreen({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/teach/desk/password-links', undefined, { freshMs: 0 });
  return (
    <div className="console-page">
      <WayBack to={teachStudentsPath()}>الطلبة</WayBack>
      <div className="console-head">
        <h1>لينكات كلمة السر</h1>
      </div>
      <ReadGate read={read} waiting="بنجيب اللينكات">
        {({ data: { links } }) => (
          <section className="card-part" aria-label="آخر اللينكات">
            {links.length === 0 && <p className="card-none">محدش بعت لينك كلمة سر لسه.</p>}
            <ul>
              {links.map(({ id, at, byName, student, usedAt }) => (
                <li key={id} className="card-row">
                  <span className="card-margin">{exactMoment(at, digits)}</span>
                  <span className="card-words">
                    {student ? (
                      <Link className="text-link" to={teachStudentPath({ studentId: student.id })}>
                        <RtlTitle>{student.name}</RtlTitle>
                      </Link>
                    ) : (
                      'طالب اتمسح'
                    )}
                    <small>بعته {byName ? <RtlTitle>{byName}</RtlTitle> : 'حد سابنا'}</small>
                  </span>
                  {usedAt ? <Badge tone="right">اتستخدم</Badge> : <Badge>لسه</Badge>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </ReadGate>
    </div>
  );
}
