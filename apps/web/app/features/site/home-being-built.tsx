import { useSession } from '../../session/use-session.ts';
import type { Site } from '../../site-data.ts';
import { RtlTitle } from '../../ui/bidi.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CopybookDrawing } from '../../ui/copybook-drawing.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';

/** The landing page's place until its sections are written: who the teacher is, and the ways in that work. */
export function HomeBeingBuilt({ profile }: { profile: Site['profile'] }) {
  const isMember = useSession().status === 'member';
  return (
    <div className="wrap">
      <StatePanel
        heading="h1"
        drawing={<CopybookDrawing />}
        title={profile.name}
        actions={
          isMember ? (
            <ButtonLink to="/enrolled-courses">كورساتي</ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login">دخول</ButtonLink>
              <ButtonLink to="/register" look="line">
                حساب جديد
              </ButtonLink>
            </>
          )
        }
      >
        <p>
          <RtlTitle>{profile.tagline}</RtlTitle>
        </p>
        <p id="courses">الصفحة الرئيسية لسه بتتكتب. هتلاقي الكورسات هنا لما تخلص.</p>
      </StatePanel>
    </div>
  );
}
