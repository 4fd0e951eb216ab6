import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/lesson-video.ts';

const TITLE = 'فيديو الدرس';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function LessonVideo() {
  return <BeingBuilt title={TITLE} />;
}
