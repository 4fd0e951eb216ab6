import { useSearchParams } from 'react-router';
import { MarkingDeskScreen } from '../../features/quizzes/marking/marking-desk-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/marking-desk.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'مكتب التصحيح' });
}

export default function TeachMarkingDesk({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const [search] = useSearchParams();
  const question = search.get('question');
  const lessonId = Number(params.lessonId);
  if (!Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : null;
  return (
    <MarkingDeskScreen
      key={`${lessonId} ${question} ${page}`}
      lessonId={lessonId}
      question={question}
      page={page}
      isTeacher={isTeacher}
      digits={digits}
    />
  );
}
