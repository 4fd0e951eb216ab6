import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/coming-screen.ts';

const TITLE = 'لوحة المدرّس';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function ComingScreen() {
  return <BeingBuilt title={TITLE} />;
}
