import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/unit-viewer.ts';

const TITLE = 'المحاضرة';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function UnitViewer() {
  return <BeingBuilt title={TITLE} />;
}
