import { useSearchParams } from 'react-router';
import { PrintGradebook } from '../../features/quizzes/teach/gradebook/print-gradebook.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/print-gradebook.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'اطبع دفتر الدرجات' });
}

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | null =>
  known.find((each) => each === value) ?? null;

export default function TeachPrintGradebook({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const [query] = useSearchParams();
  const courseId = Number(params.courseId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(courseId) || courseId < 1) return <NotFoundScreen />;
  const order = {
    only: oneOf(query.get('only'), ['missing', 'low']),
    sort: oneOf(query.get('sort'), ['name', 'average', 'missing']) ?? 'name',
  };
  return <PrintGradebook courseId={courseId} order={order} digits={digits} />;
}
