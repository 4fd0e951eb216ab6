import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Pager } from '../../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { WriteAnnouncement } from './write-announcement.tsx';
import './announcements.css';

const PAGE_SIZE = 20;

/** The teacher's side of the board: a new message first, then what was written and who has read it. */
export function AnnouncementsScreen({ digits }: { digits: DigitStyle }) {
  const [page, setPage] = useState(1);
  const [news, setNews] = useState<string | null>(null);
  const read = useRead(
    'GET /api/teach/announcements',
    { query: { pageNumber: page, pageSize: PAGE_SIZE } },
    { freshMs: 0 },
  );
  const tell = (words: string) => {
    setNews(words);
    void read.refresh();
  };
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>السبورة</h1>
      </div>
      <WriteAnnouncement
        onPublished={() => {
          setPage(1);
          tell('اتكتبت على سبورة الطلبة.');
        }}
      />
      <ReadGate read={read} waiting="بنجيب الرسايل" failed="مقدرناش نجيب الرسايل">
        {({ data: { announcements, totalCount } }) =>
          totalCount === 0 ? (
            <StatePanel drawing={<CopybookDrawing />} title="السبورة فاضية">
              <p>أول رسالة تكتبها هتظهر للطلبة أول ما يفتحوا، لحد ما كل واحد يقراها.</p>
            </StatePanel>
          ) : (
            <>
              <ul className="announcements">
                {announcements.map((announcement) => (
                  <AnnouncementRow key={announcement.id} announcement={announcement} digits={digits} onChanged={tell} />
                ))}
              </ul>
              <Pager
                label="صفحات الرسايل"
                current={page}
                total={Math.ceil(totalCount / PAGE_SIZE)}
                digits={digits}
                onPage={setPage}
              />
            </>
          )
        }
      </ReadGate>
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
