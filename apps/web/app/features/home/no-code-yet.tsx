import { requestedGrade } from '@hessa/rules/courses/grade';
import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { coursePath, coursesOfGradePath, homeCoursesPath } from '@hessa/rules/pages/public-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { ButtonLink, OutsideButtonLink } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { Home } from './use-home.ts';
import './no-code-yet.css';

/** The ways on without a card: a course that costs nothing, and somebody to ask. */
export function NoCodeYet({ freeCourse, grade }: { freeCourse: Home['freeCourse']; grade: string }) {
  const chat = chatLink(useSupportNumber(), 'السلام عليكم، ممكن أعرف أجيب كود الكورس منين؟');
  return (
    <Sheet as="section" className="no-code-yet" aria-labelledby="no-code-yet">
      <h2 id="no-code-yet">مفيش كود لسه؟</h2>
      {freeCourse ? (
        <>
          <p>
            فيه كورس كامل مفتوح للكل: <RtlTitle>{freeCourse.courseName}</RtlTitle>. ابدأ بيه دلوقتي، والكود ييجي براحته.
          </p>
          <ButtonLink look="line" wide to={coursePath({ course: freeCourse.id })}>
            ابدأ ببلاش
          </ButtonLink>
        </>
      ) : (
        <>
          <p>اتفرج على كورسات سنتك، واسأل عن الكود بتاع اللي يعجبك.</p>
          <ButtonLink look="line" wide to={catalogueOf(grade)}>
            شوف كورسات سنتك
          </ButtonLink>
        </>
      )}
      {chat && (
        <OutsideButtonLink look="quiet" wide href={chat}>
          <IconBrandWhatsapp aria-hidden="true" />
          اسأل عنه على واتساب
        </OutsideButtonLink>
      )}
    </Sheet>
  );
}

function catalogueOf(grade: string): string {
  const asked = requestedGrade(grade);
  return asked.kind === 'known' ? coursesOfGradePath({ grade: gradePathWord(asked.grade) }) : homeCoursesPath();
}
