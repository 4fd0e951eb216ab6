import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/curriculum.ts';

const TITLE = 'المنهج';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function Curriculum() {
  return <BeingBuilt title={TITLE} />;
}
