import { WholeBoardScreen } from '../../features/home/whole-board-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/board.ts';

const TITLE = 'رسايل السبورة';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE });
}

export default function WholeBoard() {
  const page = usePageData();
  if (!page) return null;
  const { profile, settings } = page.site;
  return <WholeBoardScreen title={TITLE} teacher={profile.name} digits={settings.digits} />;
}
