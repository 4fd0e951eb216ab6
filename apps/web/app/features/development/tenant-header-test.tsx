import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { pageTenant, requestHeaders } from '../../api/request-headers.ts';
import { sessionToken } from '../../session/session-store.ts';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { ProbeRow } from './probe-row.tsx';
import { tokenTail } from './token-tail.ts';
import './test-page.css';

/** Nobody's account: the right answer is a polite refusal, which proves that the tenant was understood. */
const NOBODY = { EmailorMobile: 'nobody@tenant-header.test', password: 'nobody-at-all' };

/** What every call carries for this tenant, and two calls that carry it. */
export function TenantHeaderTest() {
  const [shown, setShown] = useState<{ tenant: string; headers: [string, string][] } | null>(null);
  // The tenant stands in the page and the device in storage: only the browser knows both.
  useEffect(() => setShown({ tenant: pageTenant(), headers: headersOfCalls() }), []);
  return (
    <div className="wrap test-page">
      <SectionTitle heading="h1" lead="للتطوير بس: الصفحة دي مش موجودة على المنصة الحقيقية.">
        تجربة ترويسات المنصة
      </SectionTitle>
      <Sheet>
        <dl>
          <dt>رقم المنصة</dt>
          <dd dir="ltr" data-testid="tenant">
            {shown?.tenant}
          </dd>
        </dl>
      </Sheet>
      <Sheet>
        <dl data-testid="headers">
          {shown?.headers.map(([name, value]) => (
            <div key={name} className="test-page-row">
              <dt dir="ltr">{name}</dt>
              <dd dir="ltr">{value}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <Sheet>
        <ProbeRow
          call="POST /api/Auth/login"
          label="جرّب نداء دخول"
          ask={() => call('POST /api/Auth/login', { body: NOBODY })}
        />
        <ProbeRow
          call="GET /AdminStudent/CourseActive"
          label="جرّب نداء كورسات"
          ask={() =>
            call('GET /AdminStudent/CourseActive', { query: { grade: 'Secondary1', pagenumber: 1, pagesize: 1 } })
          }
        />
      </Sheet>
    </div>
  );
}

function headersOfCalls(): [string, string][] {
  const token = sessionToken();
  return [...requestHeaders(token)].map(([name, value]) => [
    name,
    name === 'authorization' ? `Bearer ${tokenTail(token)}` : value,
  ]);
}
