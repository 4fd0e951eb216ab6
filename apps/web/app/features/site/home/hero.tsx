import { homeCoursesPath, registerPath } from '@hessa/rules/pages/public-pages';
import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useSession } from '../../../session/use-session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { WrittenText } from '../written-text.tsx';
import { CorrectionExercise } from './correction-exercise.tsx';
import { HeroHighlights } from './hero-highlights.tsx';
import './hero.css';

interface HeroProps {
  tagline: string;
  digits: DigitStyle;
  /** Whoever studies here has tried it, and has a title of the own part above. */
  isStudent: boolean;
}

/** The promise, the two ways on, and a mistake to try it on. */
export function Hero({ tagline, digits, isStudent }: HeroProps) {
  const session = useSession();
  const Title = isStudent ? 'h2' : 'h1';
  return (
    <section className="hero">
      <div className="wrap hero-in">
        <div>
          <Title className="hero-title">
            <span>صلّح الغلطة.</span>{' '}
            <span>
              خُد <Highlight>الدرجة.</Highlight>
            </span>
          </Title>
          <p className="hero-lead">
            <WrittenText text={tagline} digits={digits} />
          </p>
          {!isStudent && <HeroHighlights digits={digits} />}
          <div className="hero-actions" data-session={session.status}>
            {session.status === 'member' ? (
              <ButtonLink to={enrolledCoursesPath()} look={isStudent ? 'line' : 'solid'}>
                كورساتي
                <IconArrowLeft aria-hidden="true" />
              </ButtonLink>
            ) : (
              <ButtonLink to={registerPath()}>
                يلا نبدأ
                <IconArrowLeft aria-hidden="true" />
              </ButtonLink>
            )}
            <ButtonLink to={homeCoursesPath()} look="line">
              شوف الكورسات
            </ButtonLink>
          </div>
        </div>
        {!isStudent && <CorrectionExercise digits={digits} />}
      </div>
    </section>
  );
}
