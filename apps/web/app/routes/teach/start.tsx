import { teachCodesPath } from '@hessa/rules/pages/console-pages';
import { Navigate } from 'react-router';
import { TodayScreen } from '../../features/statistics/teach/today-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/start.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'النهارده' });
}

/** The teacher's day; an assistant begins at the codes, which is an assistant's day. */
export default function TeachStart() {
  const { digits, isTeacher, profile } = useConsole();
  return isTeacher ? (
    <TodayScreen digits={digits} teacherName={profile.name} />
  ) : (
    <Navigate to={teachCodesPath()} replace />
  );
}
