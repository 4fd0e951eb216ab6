import { useMatches } from 'react-router';
import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/coming-screen.ts';

const titles: Readonly<Record<string, string>> = {
  'parent-monitoring': 'متابعة ولي الأمر',
  'test-tenant-headers': 'تجربة ترويسات المنصة',
  profile: 'حسابي',
  'my-lectures': 'محاضراتي',
  'enrolled-courses': 'كورساتي',
  statistics: 'إحصائياتي',
  'test-refresh-token': 'تجربة تجديد الدخول',
  'course/:courseId/curriculum': 'المنهج',
  'course/:courseId/lesson/:lessonId/video': 'فيديو الدرس',
  'course/:courseId/lesson/:lessonId/quiz': 'امتحان الدرس',
  'unit-viewer/:unitId': 'المحاضرة',
  'teach/*': 'لوحة المدرّس',
};

function titleOf(routeId: string | undefined): string {
  return titles[routeId ?? ''] ?? 'صفحة جديدة';
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: titleOf(args.matches.at(-1)?.id), indexed: false });
}

export default function ComingScreen() {
  return <BeingBuilt title={titleOf(useMatches().at(-1)?.id)} />;
}
