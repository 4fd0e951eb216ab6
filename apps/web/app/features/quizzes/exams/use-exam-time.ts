import { type Remaining, remaining } from '@hessa/rules/quizzes/exams/sitting-time';
import { useEffect, useState } from 'react';
import { examNow } from './exam-clock.ts';

/** How much is left, looked at every second and whenever the page is seen again. */
export function useExamTime(endsAt: number): Remaining {
  const [now, setNow] = useState(examNow);
  useEffect(() => {
    const look = () => setNow(examNow());
    const timer = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return remaining(endsAt, now);
}
