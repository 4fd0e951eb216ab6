import type { Reply } from '@hessa/contract/client';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { IsolatedText } from '../../../ui/text/bidi.tsx';
import { AnnouncementReaders } from './announcement-readers.tsx';
import { courseCalled } from './course-called.ts';

export type Announcement = Reply<'GET /api/teach/announcements'>['data']['announcements'][number];

interface AnnouncementRowProps {
  announcement: Announcement;
  digits: DigitStyle;
  /** Something was done, in words. */
  onChanged: (news: string) => void;
}

/** A message with whom it was for and who has read it; wiping it off the board is taken back at a press. */
export function AnnouncementRow({ announcement, digits, onChanged }: AnnouncementRowProps) {
  const { id, text, publishedAt, withdrawnAt, seenCount } = announcement;
  const { busy, send } = useSending();
  const [showsReaders, setShowsReaders] = useState(false);

  async function withdraw(withdrawn: boolean) {
    const refused = await send(async () => {
      await call('PUT /api/teach/announcements/{announcementId}/withdrawn', {
        params: { announcementId: id },
        body: { withdrawn },
      });
      onChanged(withdrawn ? 'اتمسحت من سبورة الطلبة. تقدر ترجّعها من هنا.' : 'رجعت على سبورة الطلبة.');
    });
    if (refused) onChanged(refused.messageAr);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      onChanged('الرسالة اتنسخت. الزقها في الشات.');
    } catch {
      onChanged('المتصفح منع النسخ. انسخ الرسالة بإيدك.');
    }
  }

  return (
    <Sheet as="li" className="announcement">
      <div className="announcement-head">
        <Badge>{audienceWords(announcement)}</Badge>
        {withdrawnAt && <Badge tone="warn">اتمسحت</Badge>}
        <bdi className="muted">{exactMoment(publishedAt, digits)}</bdi>
      </div>
      <p className="announcement-text" dir="rtl">
        <IsolatedText text={text} />
      </p>
      <div className="console-actions">
        {seenCount === 0 ? (
          <span className="muted">لسه محدش قراها</span>
        ) : (
          <Button look="soft" size="small" aria-haspopup="dialog" onClick={() => setShowsReaders(true)}>
            قراها <bdi>{seenCount === 1 ? 'طالب واحد' : countedNoun(seenCount, STUDENT, digits)}</bdi>
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => void copy()}>
          انسخ الرسالة
        </Button>
        <Button look="quiet" size="small" busy={busy} onClick={() => void withdraw(withdrawnAt === null)}>
          {withdrawnAt ? 'رجّعها على السبورة' : 'امسحها من السبورة'}
        </Button>
      </div>
      {showsReaders && (
        <AnnouncementReaders announcementId={id} digits={digits} onClose={() => setShowsReaders(false)} />
      )}
    </Sheet>
  );
}

function audienceWords({ grade, course }: Announcement): string {
  if (course) return courseCalled(course.name);
  return grade ? gradeLabel(grade, 'short') : 'كل الطلبة';
}
