import { aboutPath } from '@hessa/rules/pages/public-pages';
import { serverCall } from '../api/server-call.ts';
import { AboutScreen } from '../features/site/about/about-screen.tsx';
import { personData } from '../features/site/organization-data.ts';
import { pageMeta } from '../page-meta.ts';
import { usePageData } from '../site-data.ts';
import { StructuredData } from '../structured-data.tsx';
import type { Route } from './+types/about.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { profile: (await serverCall(context, 'GET /api/Site')).data.profile };
}

export function meta(args: Route.MetaArgs) {
  const teacher = args.loaderData?.profile.teacher;
  return pageMeta(args, {
    title: teacher ? `عن ${teacher.name}` : 'عن المدرّس',
    ...(teacher ? { description: teacher.biography.join(' ') } : {}),
    path: aboutPath(),
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const page = usePageData();
  if (!page) return null;
  const { profile } = loaderData;
  return (
    <>
      <StructuredData data={personData({ profile, contact: page.contact, siteUrl: page.siteUrl })} />
      <AboutScreen profile={profile} digits={page.site.settings.digits} />
    </>
  );
}
