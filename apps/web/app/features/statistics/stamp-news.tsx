import { statisticsPath } from '@hessa/rules/pages/student-pages';
import { earnedBy, type Milestone, milestones, newlyEarned } from '@hessa/rules/statistics/milestones';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Stamp } from '../../ui/drawings/stamp.tsx';
import { DockRow } from '../../ui/notices/dock.tsx';
import type { DoneWork } from './done-work.ts';
import { MILESTONE_FACES, newStampWords, stampNames } from './milestone-faces.ts';
import { keepSeenStamps, seenStamps } from './seen-stamps.ts';
import './stamp-news.css';

/** Long enough to be read after the news of the quiz or the video itself. */
const SHOWN_MS = 8_000;

/** A stamp that the last lesson earned comes down in the dock, once; the statistics have it from then on. */
export function StampNews({ work, userId }: { work: DoneWork; userId: string }) {
  const [stamps, setStamps] = useState<readonly Milestone[]>([]);

  useEffect(() => {
    let left = false;
    call('GET /api/Student/milestones').then(
      ({ data: { done } }) => {
        if (left) return;
        const earned = milestones(done).flatMap((each) => (each.earned ? [each.milestone] : []));
        const seen = seenStamps(userId);
        const found = seen === null ? earnedBy(work.counted, done) : newlyEarned(earned, seen);
        keepSeenStamps(userId, earned);
        if (found.length > 0) setStamps(found);
      },
      // Without an answer there is nothing to say: the statistics will.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [work, userId]);

  useEffect(() => {
    if (stamps.length === 0) return;
    const timer = setTimeout(() => setStamps([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stamps]);

  const [first] = stamps;
  return (
    <DockRow>
      <div className="dock-news" role="status">
        {first && (
          <div className="dock-row stamp-news">
            <span aria-hidden="true">
              <Stamp earned shape={MILESTONE_FACES[first].shape} lines={MILESTONE_FACES[first].lines} />
            </span>
            <span>
              {newStampWords(stamps)}
              <b>{stampNames(stamps)}</b>
            </span>
            <TextLink to={statisticsPath()}>شوف أختامك</TextLink>
          </div>
        )}
      </div>
    </DockRow>
  );
}
