import { homePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Suspense, useState } from 'react';
import { HomeScreen } from '../features/site/home/home-screen.tsx';
import { loadHome } from '../features/site/load-home.ts';
import { organizationData } from '../features/site/organization-data.ts';
import { HonourBoardShape } from '../features/statistics/honour-board-shape.tsx';
import { latePart } from '../offline/late-part.ts';
import { pageMeta } from '../page-meta.ts';
import { useSession } from '../session/use-session.ts';
import { LazySection } from '../shell/lazy-section.tsx';
import { SupportButton } from '../shell/support-button.tsx';
import { usePageData } from '../site-data.ts';
import { StructuredData } from '../structured-data.tsx';
import type { Route } from './+types/home.ts';

const OwnHome = latePart(async () => (await import('./own-home.tsx')).OwnHome);
const HomeCourseRail = latePart(async () => (await import('./home-course-rail.tsx')).HomeCourseRail);
const HonourBoard = latePart(async () => (await import('../features/statistics/honour-board.tsx')).HonourBoard);
const LectureCodeModal = latePart(
  async () => (await import('../features/codes/lecture-code-modal.tsx')).LectureCodeModal,
);

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export function meta(args: Route.MetaArgs) {
  const profile = args.loaderData?.profile;
  return pageMeta(args, {
    title: profile ? `${profile.teacher.subject} أونلاين` : 'الرئيسية',
    ...(profile ? { description: profile.tagline } : {}),
    path: homePath(),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const page = usePageData();
  const [code, setCode] = useState<string | null>(null);
  if (!page) return null;
  const { profile, bookCounts, honoured } = loaderData;
  const { digits, supportNumber } = page.site.settings;
  return (
    <>
      <StructuredData data={organizationData({ profile, contact: page.contact, siteUrl: page.siteUrl })} />
      <OwnPlace digits={digits} teacher={profile.name} />
      <div className="landing">
        <HomeScreen
          profile={profile}
          digits={digits}
          bookCounts={bookCounts}
          courseRail={<HomeCourseRail digits={digits} />}
          honourBoard={
            honoured > 0 && (
              <LazySection placeholder={<HonourBoardShape rows={honoured} />}>
                <HonourBoard rows={honoured} digits={digits} />
              </LazySection>
            )
          }
          onOpenCode={setCode}
          support={<SupportButton number={supportNumber} />}
        />
      </div>
      {code !== null && (
        <Suspense>
          <LectureCodeModal open initialCode={code} onClose={() => setCode(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Its place is kept from the first paint, so that a student never sees the guests' page flash by. */
function OwnPlace({ digits, teacher }: { digits: DigitStyle; teacher: string }) {
  const session = useSession();
  const student = session.status === 'member' && session.user.role === 'student' ? session.user : null;
  return (
    <div className="own-home" data-session={student ? 'student' : session.status}>
      {student && (
        <Suspense fallback={null}>
          <OwnHome user={student} digits={digits} teacher={teacher} />
        </Suspense>
      )}
    </div>
  );
}
