import { ReadSheetsScreen } from '../../features/quizzes/sheets/reading/read-sheets-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/read-sheets.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'اقرا ورق التظليل' });
}

export default function TeachReadSheets({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const session = useSession();
  const lessonId = Number(params.lessonId);
  if (!isTeacher || session.status !== 'member') return <NotAllowedScreen />;
  if (!Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  return <ReadSheetsScreen lessonId={lessonId} userId={session.user.id} digits={digits} />;
}
