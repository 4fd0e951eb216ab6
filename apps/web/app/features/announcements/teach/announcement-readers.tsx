import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';

interface AnnouncementReadersProps {
  announcementId: number;
  digits: DigitStyle;
  onClose: () => void;
}

const PAGE_SIZE = 50;

/** Who has read a message, the last first. */
export function AnnouncementReaders({ announcementId, digits, onClose }: AnnouncementReadersProps) {
  const [page, setPage] = useState(1);
  const read = useRead(
    'GET /api/teach/announcements/{announcementId}/readers',
    { params: { announcementId }, query: { pageNumber: page, pageSize: PAGE_SIZE } },
    { freshMs: 0 },
  );
  return (
    <Dialog title="مين قراها" onClose={onClose}>
      <ReadGate read={read} waiting="بنجيب الأسماء" failed="مقدرناش نجيب الأسماء">
        {({ data: { readers, totalCount } }) => (
          <>
            <ul className="announcement-readers">
              {readers.map(({ studentId, name, grade, readAt }) => (
                <li key={studentId}>
                  <Link className="text-link" to={teachStudentPath({ studentId })}>
                    <RtlTitle>{name}</RtlTitle>
                  </Link>
                  <span className="muted">
                    {grade && `${gradeLabel(grade, 'short')}، `}
                    <bdi>{exactMoment(readAt, digits)}</bdi>
                  </span>
                </li>
              ))}
            </ul>
            <Pager
              label="صفحات الأسماء"
              current={page}
              total={Math.ceil(totalCount / PAGE_SIZE)}
              digits={digits}
              onPage={setPage}
            />
          </>
        )}
      </ReadGate>
    </Dialog>
  );
}
