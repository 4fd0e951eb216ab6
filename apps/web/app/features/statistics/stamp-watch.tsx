import type { Reply } from '@hessa/contract/client';
import { Suspense, useEffect, useState } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { watchAnswers } from '../../outbox/outbox.ts';
import { useSession } from '../../session/use-session.ts';
import type { DoneWork } from './done-work.ts';

const StampNews = latePart(async () => (await import('./stamp-news.tsx')).StampNews);

/** Lives with the pages of lessons: what is done in them may earn a stamp, which is then said there. */
export function StampWatch() {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : null;
  const [work, setWork] = useState<DoneWork | null>(null);
  useEffect(
    () =>
      watchAnswers(({ route }, outcome) => {
        if (outcome.kind === 'refused') return;
        if (route === 'POST /api/Student/complete-lesson') setWork({ counted: ['videos'] });
        if (route === 'POST /api/quizresult/submit') setWork({ counted: countedBy(outcome.reply as SubmitReply) });
      }),
    [],
  );
  if (!work || !userId) return null;
  return (
    <Suspense fallback={null}>
      <StampNews work={work} userId={userId} />
    </Suspense>
  );
}

type SubmitReply = Reply<'POST /api/quizresult/submit'>;

function countedBy({ data }: SubmitReply): DoneWork['counted'] {
  return (data.score ?? 0) >= 100 ? ['quizzes', 'fullMarks'] : ['quizzes'];
}
