import { homePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { lineAnswers } from '../api/line-answers.ts';
import { HomeScreen } from '../features/site/home/home-screen.tsx';
import { useWholePage } from '../features/site/home/use-whole-page.ts';
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

/** In the one shape that the page's policy lets into `innerHTML`, where there is such a policy (Trusted Types). */
const { trustedTypes } = globalThis as unknown as { trustedTypes?: { emptyHTML: string } };
const NOTHING = { __html: trustedTypes?.emptyHTML ?? '' };
/** What the server wrote for everybody is not taken over, which would cost a phone as much as the student's own part. */
const empty = (landing: HTMLElement | null) => landing?.replaceChildren();

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
  const [isSettled, setSettled] = useState(false);
  const ownEnd = useRef<HTMLSpanElement>(null);
  const { isWhole, isStudent, isNamed } = useWholePage(ownEnd, isSettled);
  if (!page) return null;
  const { profile, bookCounts, honoured } = loaderData;
  const { digits, supportNumber } = page.site.settings;
  return (
    <>
      <StructuredData data={organizationData({ profile, contact: page.contact, siteUrl: page.siteUrl })} />
      <OwnPlace
        digits={digits}
        teacher={profile.name}
        isWhole={isWhole}
        end={ownEnd}
        onSettled={() => setSettled(true)}
      />
      {isWhole ? (
        <div key="whole" className="landing">
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
            onOpenCode={async (typed) => {
              // What a browser could not fetch once it does not look for again.
              const isHere = (await lineAnswers()) && (await LectureCodeModal.bring());
              if (isHere) setCode(typed);
              return isHere;
            }}
            isStudent={isStudent}
            isNamed={isNamed}
            support={<SupportButton number={supportNumber} />}
          />
        </div>
      ) : (
        <div
          key="later"
          className="landing"
          ref={empty}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; so React leaves what is inside alone
          dangerouslySetInnerHTML={NOTHING}
          suppressHydrationWarning
        />
      )}
      {code !== null && (
        <Suspense>
          <LectureCodeModal open initialCode={code} onClose={() => setCode(null)} />
        </Suspense>
      )}
    </>
  );
}

interface OwnPlaceProps {
  digits: DigitStyle;
  teacher: string;
  /** Everybody's part follows; until then this one keeps the screen for itself. */
  isWhole: boolean;
  end: RefObject<HTMLSpanElement | null>;
  /** What the student's part says is known, or known not to come. */
  onSettled: () => void;
}

/** Its place is kept from the first paint, so that a student never sees the guests' page flash by. */
function OwnPlace({ digits, teacher, isWhole, end, onSettled }: OwnPlaceProps) {
  const session = useSession();
  const student = session.status === 'member' && session.user.role === 'student' ? session.user : null;
  return (
    <div
      className="own-home"
      data-session={student ? 'student' : session.status}
      data-whole={(student && isWhole) || undefined}
    >
      {student && (
        <>
          <Suspense fallback={null}>
            <OwnHome user={student} digits={digits} teacher={teacher} onSettled={onSettled} />
          </Suspense>
          <span ref={end} />
        </>
      )}
    </div>
  );
}
