import { boardPath } from '@hessa/rules/pages/student-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { BoardWords } from './board-words.tsx';
import { HomeSection } from './home-section.tsx';
import { ReadPress } from './read-press.tsx';
import type { Home } from './use-home.ts';
import './board.css';

interface BoardProps {
  home: Pick<Home, 'announcements' | 'hasPastAnnouncements'>;
  /** Who writes on it. */
  teacher: string;
  now: number;
  digits: DigitStyle;
}

/** What the teacher has written on the board, each until it is read; what was read is one quiet press away. */
export function Board({ home, teacher, now, digits }: BoardProps) {
  const [read, setRead] = useState<readonly number[]>([]);
  const unread = home.announcements.filter(({ id }) => !read.includes(id));
  const past = (home.hasPastAnnouncements || read.length > 0) && (
    <TextLink to={boardPath()}>الرسايل اللي فاتت</TextLink>
  );
  if (unread.length === 0) return past && <p className="board-past">{past}</p>;
  return (
    <HomeSection title="السبورة" end={past}>
      <ul className="boards">
        {unread.map((announcement) => (
          <li key={announcement.id} className="board">
            <BoardWords announcement={announcement} teacher={teacher} now={now} digits={digits} />
            <ReadPress
              announcementId={announcement.id}
              onRead={() => setRead((known) => [...known, announcement.id])}
            />
            <div className="board-tray" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
