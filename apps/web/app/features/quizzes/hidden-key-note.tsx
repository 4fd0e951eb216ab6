import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Note } from '../../ui/notices/note.tsx';
import { examDay } from './exam-day.ts';
import type { QuizResult } from './quiz-result.ts';

interface HiddenKeyNoteProps {
  hiddenKey: NonNullable<QuizResult['hiddenKey']>;
  /** Late answers wait for the teacher: until then the key stays shut. */
  isForNow: boolean;
  digits: DigitStyle;
}

/** In the place of the review, while the right answers are kept back. */
export function HiddenKeyNote({ hiddenKey: { opensAt }, isForNow, digits }: HiddenKeyNoteProps) {
  if (isForNow) {
    return (
      <Note tone="info" still icon={IconLock} title="الإجابات الصح لسه مقفولة">
        <p>لسه فيه إجابات متأخرة بتتراجع. أول ما تخلص درجتك تبقى نهائية، والمراجعة تفتح.</p>
      </Note>
    );
  }
  return (
    <Note tone="info" still icon={IconLock} title="الإجابات الصح لسه مقفولة">
      <p>
        درجتك اتحسبت خلاص.{' '}
        {opensAt ? (
          <>
            مراجعة الإجابات هتفتح لوحدها <bdi dir="rtl">{formatDigits(examDay(opensAt), digits)}</bdi>، لما وقت الوحدة
            يخلص عندك.
          </>
        ) : (
          'مراجعة الإجابات هتفتح هنا بعدين.'
        )}{' '}
        ووقتها هتقدر تتدرّب على غلطاتك. كده زمايلك اللي لسه ماسلّموش بياخدوا فرصتهم.
      </p>
    </Note>
  );
}
