import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/profile.ts';

const TITLE = 'حسابي';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function Profile() {
  return <BeingBuilt title={TITLE} />;
}
