import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IsolatedText } from '../../ui/text/bidi.tsx';
import { momentText } from '../../ui/text/day-text.ts';
import { HomeSection } from './home-section.tsx';
import type { Home } from './use-home.ts';
import './board.css';

interface BoardProps {
  announcements: Home['announcements'];
  /** Who writes on it. */
  teacher: string;
  now: number;
  digits: DigitStyle;
}

/** What the teacher has written on the board, each until it is read. */
export function Board({ announcements, teacher, now, digits }: BoardProps) {
  const [read, setRead] = useState<readonly number[]>([]);
  const unread = announcements.filter(({ id }) => !read.includes(id));
  if (unread.length === 0) return null;
  return (
    <HomeSection title="السبورة">
      <ul className="boards">
        {unread.map(({ id, text, publishedAt }) => (
          <li key={id} className="board">
            <p className="board-who">
              {teacher}، <bdi>{momentText(new Date(publishedAt), new Date(now), digits)}</bdi>
            </p>
            <p className="board-text" dir="rtl">
              <IsolatedText text={text} />
            </p>
            <Read id={id} onRead={() => setRead((known) => [...known, id])} />
            <div className="board-tray" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** Wiped off this student's board at a press; the teacher sees who has read it. */
function Read({ id, onRead }: { id: number; onRead: () => void }) {
  const { busy, refusal, send } = useSending();
  const tell = async () => {
    await call('POST /api/Student/announcements/{announcementId}/read', { params: { announcementId: id } });
    onRead();
  };
  return (
    <>
      <Button look="quiet" size="small" busy={busy} onClick={() => void send(tell)}>
        قريتها
      </Button>
      {refusal && (
        <p className="board-who" role="alert">
          {refusal.messageAr}
        </p>
      )}
    </>
  );
}
