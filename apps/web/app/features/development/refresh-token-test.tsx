import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshToken } from '../../api/token-refresh.ts';
import { sessionToken } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { ProbeRow } from './probe-row.tsx';
import { tokenTail } from './token-tail.ts';
import './test-page.css';

/** Replaces the token by hand and shows that calls go on; of any token only the last four characters are seen. */
export function RefreshTokenTest() {
  const session = useSession();
  const [tail, setTail] = useState(() => tokenTail(sessionToken()));
  const [before, setBefore] = useState<string | null>(null);
  if (session.status !== 'member') return null;
  const studentId = session.user.id;

  async function refresh(): Promise<void> {
    const token = sessionToken();
    setBefore(tokenTail(token));
    if (token) await refreshToken(token);
  }

  return (
    <div className="wrap test-page">
      <SectionTitle heading="h1" lead="للتجربة بس: مفيش لينك للصفحة دي في أي مكان.">
        تجربة تجديد الدخول
      </SectionTitle>
      <Sheet>
        <dl>
          <dt>آخر أربع حروف من التوكن</dt>
          <dd dir="ltr" data-testid="token">
            {tail}
          </dd>
          <dt>قبل آخر تجديد</dt>
          <dd dir="ltr">{before ?? '-'}</dd>
        </dl>
        <ProbeRow
          call="POST /api/Auth/refresh-token"
          label="جدّد التوكن"
          ask={refresh}
          onAnswer={() => setTail(tokenTail(sessionToken()))}
        />
        <ProbeRow
          call="GET /Student/Student-Enrolled-Courses"
          label="جرّب نداء بالتوكن"
          ask={() =>
            call('GET /Student/Student-Enrolled-Courses', { query: { studentId, pagenumber: 1, pagesize: 1 } })
          }
          onAnswer={() => setTail(tokenTail(sessionToken()))}
        />
      </Sheet>
    </div>
  );
}
