import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/my-lectures.ts';

const TITLE = 'محاضراتي';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function MyLectures() {
  return <BeingBuilt title={TITLE} />;
}
