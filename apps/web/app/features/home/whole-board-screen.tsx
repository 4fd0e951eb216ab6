import type { DigitStyle } from '@hessa/rules/text/digits';
import { ReadGate } from '../../api/read-gate.tsx';
import { serverNow } from '../../api/server-time.ts';
import { useRead } from '../../api/use-read.ts';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { KeptSince } from '../../ui/notices/kept-since.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { BoardWords } from './board-words.tsx';
import { ReadPress } from './read-press.tsx';
import './board.css';
import './whole-board-screen.css';

interface WholeBoardScreenProps {
  title: string;
  /** Who writes on it. */
  teacher: string;
  digits: DigitStyle;
}

/** All that the teacher has written for this student, newest first; what still waits stands on the board itself. */
export function WholeBoardScreen({ title, teacher, digits }: WholeBoardScreenProps) {
  const read = useRead('GET /api/Student/announcements', undefined, { kept: true, freshMs: 0 });
  return (
    <div className="wrap whole-board">
      <SectionTitle heading="h1" lead="كل اللي اتكتبلك على السبورة، والجديد فوق.">
        {title}
      </SectionTitle>
      <KeptSince keptAt={read.keptAt} digits={digits} />
      <ReadGate read={read} waiting="بنجيب الرسايل" failed="مقدرناش نجيب الرسايل">
        {({ data }) => {
          if (data.announcements.length === 0) return <NothingWritten />;
          const now = serverNow(data, read.answeredAt);
          return (
            <ol className="boards">
              {data.announcements.map((announcement) => (
                <li key={announcement.id} className={announcement.isUnread ? 'board' : 'board-read'}>
                  {announcement.isUnread && <Badge tone="here">جديدة</Badge>}
                  <BoardWords announcement={announcement} teacher={teacher} now={now} digits={digits} />
                  {announcement.isUnread && (
                    <>
                      <ReadPress announcementId={announcement.id} />
                      <div className="board-tray" aria-hidden="true" />
                    </>
                  )}
                </li>
              ))}
            </ol>
          );
        }}
      </ReadGate>
    </div>
  );
}

function NothingWritten() {
  return (
    <StatePanel drawing={<CopybookDrawing />} title="السبورة فاضية">
      <p>أول ما رسالة تتكتب هتلاقيها هنا وفي أول صفحتك.</p>
    </StatePanel>
  );
}
