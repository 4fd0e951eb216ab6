import { homeCoursesPath, registerPath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useSession } from '../../../session/use-session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { SectionTitle } from '../../../ui/text/section-title.tsx';
import { Figures } from '../figures.tsx';
import type { Profile } from '../profile.ts';
import { TeacherPicture } from '../teacher-picture.tsx';
import { WrittenText } from '../written-text.tsx';
import '../../../ui/text/four-lines.css';
import './about-screen.css';

/** The teacher in their own words: who, with what, how, and in numbers. */
export function AboutScreen({ profile, digits }: { profile: Profile; digits: DigitStyle }) {
  const { teacher, statistics } = profile;
  const isMember = useSession().status === 'member';
  return (
    <div className="wrap about">
      <article className="about-sheet">
        <header className="about-head">
          <TeacherPicture profile={profile} />
          <div className="about-intro">
            <h1>
              <WrittenText text={teacher.name} digits={digits} />
            </h1>
            <p className="about-subject">
              <WrittenText text={`${teacher.subject}، ${teacher.qualification}`} digits={digits} />
            </p>
            {teacher.biography.map((paragraph) => (
              <p key={paragraph}>
                <WrittenText text={paragraph} digits={digits} />
              </p>
            ))}
          </div>
        </header>
        <Figures figures={statistics} digits={digits} />
      </article>

      <div className="about-pair">
        <section aria-labelledby="credentials" data-reveal>
          <SectionTitle id="credentials">المؤهلات والشهادات</SectionTitle>
          <ul className="about-lines">
            {teacher.credentials.map((credential) => (
              <li key={credential}>
                <WrittenText text={credential} digits={digits} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="style" data-reveal>
          <SectionTitle id="style">بنشرح إزاي؟</SectionTitle>
          <ul className="about-style">
            {teacher.teachingStyle.map((line) => (
              <li key={line}>
                <PenMark mark="tick" />
                <WrittenText text={line} digits={digits} />
              </li>
            ))}
          </ul>
        </section>
      </div>

      <section aria-labelledby="subjects" data-reveal>
        <SectionTitle id="subjects">بنذاكر إيه؟</SectionTitle>
        <ul className="about-subjects">
          {teacher.subjects.map((subject) => (
            // The four lines are for English words alone.
            <li key={subject} className={/^[ -~]+$/.test(subject) ? 'four' : undefined}>
              {subject}
            </li>
          ))}
        </ul>
      </section>

      <section className="about-close" data-reveal>
        <h2>جاهز تبدأ؟</h2>
        <p>أول غلطة هنصلّحها سوا في أول محاضرة.</p>
        {isMember ? (
          <ButtonLink to={homeCoursesPath()}>
            شوف الكورسات
            <IconArrowLeft aria-hidden="true" />
          </ButtonLink>
        ) : (
          <ButtonLink to={registerPath()}>
            اعمل حساب دلوقتي
            <IconArrowLeft aria-hidden="true" />
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
