import { useEffect } from 'react';
import { examNow } from './exam-clock.ts';
import { changeRecord, type ExamRecord, readRecord } from './exam-record.ts';

/** A glance at what slid in from the top is no absence. */
const GLANCE_MS = 3_000;

/**
 * Notes how often and for how long the page of an exam is left. It blocks nothing and warns of nothing: the teacher
 * reads it beside what else it may have been.
 */
export function useTimeAway(userId: string, lessonId: number): void {
  useEffect(() => {
    const look = () => {
      const record = readRecord(userId, lessonId);
      if (!record || record.handedIn) return;
      const change = document.visibilityState === 'hidden' ? leaving(record) : comingBack(record);
      if (change) changeRecord(userId, lessonId, () => change);
    };
    // A page that was left and closed comes back as a new one.
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId, lessonId]);
}

/** Whoever went on with another device has not left the exam. */
function leaving({ elsewhere, leftAt }: ExamRecord): Partial<ExamRecord> | null {
  return elsewhere || leftAt != null ? null : { leftAt: examNow() };
}

function comingBack({ elsewhere, leftAt, away }: ExamRecord): Partial<ExamRecord> | null {
  if (leftAt == null) return null;
  const gone = examNow() - leftAt;
  if (elsewhere || gone < GLANCE_MS) return { leftAt: null };
  const { times, seconds } = away ?? { times: 0, seconds: 0 };
  return { leftAt: null, away: { times: times + 1, seconds: seconds + Math.round(gone / 1_000) } };
}
