import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';

interface AnnouncementReadersProps {
  announcementId: number;
  digits: DigitStyle;
  onClose: () => void;
}

const PAGE_SIZE = 50;

/** Who has read a message, the last first, and who has not. */
export function AnnouncementReaders({ announcementId, digits, onClose }: AnnouncementReadersProps) {
  const [page, setPage] = useState(1);
  const [who, setWho] = useState<'read' | 'unread'>('read');
  const read = useRead(
    'GET /api/teach/announcements/{announcementId}/readers',
    { params: { announcementId }, query: { pageNumber: page, pageSize: PAGE_SIZE, who } },
    { freshMs: 0 },
  );
  function show(wanted: typeof who) {
    setWho(wanted);
    setPage(1);
  }
  return (
    <Dialog title="مين قراها" onClose={onClose}>
      <Chips label="مين يظهر">
        <Chip chosen={who === 'read'} onClick={() => show('read')}>
          اللي قراها
        </Chip>
        <Chip chosen={who === 'unread'} onClick={() => show('unread')}>
          اللي لسه
        </Chip>
      </Chips>
      <ReadGate read={read} waiting="بنجيب الأسماء" failed="مقدرناش نجيب الأسماء">
        {({ data: { students, readCount, unreadCount } }) => (
          <>
            <p className="muted">
              قراها {formatCount(readCount, digits)} من {formatCount(readCount + unreadCount, digits)}
            </p>
            <ul className="announcement-readers">
              {students.map(({ studentId, name, grade, readAt }) => (
                <li key={studentId}>
                  <Link className="text-link" to={teachStudentPath({ studentId })}>
                    <RtlTitle>{name}</RtlTitle>
                  </Link>
                  <span className="muted">
                    {grade && gradeLabel(grade, 'short')}
                    {grade && readAt && '، '}
                    {readAt && <bdi>{exactMoment(readAt, digits)}</bdi>}
                  </span>
                </li>
              ))}
            </ul>
            <Pager
              label="صفحات الأسماء"
              current={page}
              total={Math.ceil((who === 'read' ? readCount : unreadCount) / PAGE_SIZE)}
              digits={digits}
              onPage={setPage}
            />
          </>
        )}
      </ReadGate>
    </Dialog>
  );
}
