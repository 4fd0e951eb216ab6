import { teachDataPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { WayBack } from '../../../teach-shell/frame/way-back.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { OutboxRow, type WaitingMail } from './outbox-row.tsx';
import './outbox-screen.css';

const PAGE_SIZE = 20;

/** Mail that waits or that the mail server refused, with another try at a press. */
export function OutboxScreen({ digits }: { digits: DigitStyle }) {
  const [page, setPage] = useState(1);
  const [news, setNews] = useState<string | null>(null);
  const read = useRead('GET /api/teach/outbox', { query: { pageNumber: page, pageSize: PAGE_SIZE } }, { freshMs: 0 });

  async function retry({ id }: WaitingMail) {
    await call('POST /api/teach/outbox/{mailId}/retry', { params: { mailId: id } });
    setNews('بنبعتها دلوقتي. لو فضلت هنا، شوف السبب تحتها');
    await read.refresh();
  }

  return (
    <div className="console-page">
      <WayBack to={teachDataPath()}>البيانات</WayBack>
      <div className="console-head">
        <h1>البريد اللي مستني</h1>
      </div>
      <ReadGate read={read} waiting="بنجيب البريد" failed="مقدرناش نجيب البريد">
        {({ data: { sends, totalCount, mails } }) => (
          <>
            {!sends && (
              <Note tone="warn" still title="المنصة لسه من غير سيرفر بريد">
                <p>الرسايل بتستنى هنا ومحدش بتوصله. اللي مشغّل المنصة يقدر يوصّلها بسيرفر.</p>
              </Note>
            )}
            {mails.length === 0 && (
              <StatePanel drawing={<CopybookDrawing />} title="مفيش بريد مستني">
                <p>{sends ? 'كل الرسايل اتبعتت.' : 'أول ما رسالة تتكتب هتلاقيها مستنية هنا.'}</p>
              </StatePanel>
            )}
            <ul className="outbox">
              {mails.map((mail) => (
                <OutboxRow key={mail.id} mail={mail} digits={digits} onRetry={sends ? () => retry(mail) : null} />
              ))}
            </ul>
            <Pager
              label="صفحات البريد"
              current={page}
              total={Math.ceil(totalCount / PAGE_SIZE)}
              digits={digits}
              onPage={setPage}
            />
          </>
        )}
      </ReadGate>
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
