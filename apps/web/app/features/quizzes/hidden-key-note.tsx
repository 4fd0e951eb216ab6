import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Note } from '../../ui/notices/note.tsx';
import { examDay } from '../../ui/text/day-text.ts';
import { LATE_ANSWERS_WAIT } from './late-words.ts';
import type { QuizResult } from './quiz-result.ts';

interface HiddenKeyNoteProps {
  hiddenKey: NonNullable<QuizResult['hiddenKey']>;
  /** So many letters with late answers wait for the teacher: until then the key stays shut. */
  held: number;
  /** An answer waits for its marks. */
  isWaiting: boolean;
  digits: DigitStyle;
}

const TITLE = 'الإجابات الصح لسه مقفولة';

/** In the place of the review, while the right answers are kept back. */
export function HiddenKeyNote({ hiddenKey: { opensAt, because }, held, isWaiting, digits }: HiddenKeyNoteProps) {
  const day = opensAt && <bdi dir="rtl">{formatDigits(examDay(opensAt), digits)}</bdi>;
  if (held > 0) {
    return (
      <Note tone="info" still icon={IconLock} title={TITLE}>
        <p>{LATE_ANSWERS_WAIT}. أول ما تخلص درجتك تبقى نهائية، والمراجعة تفتح.</p>
      </Note>
    );
  }
  if (because) {
    return (
      <Note tone="info" still icon={IconLock} title={TITLE}>
        <p>
          {because === 'sitting' ? (
            'عندك محاولة ماشية دلوقتي في الامتحان ده. سلّمها الأول، وبعدها ارجع لورقتك براحتك.'
          ) : (
            <>لسه فاضلك محاولة في الامتحان ده، فالمراجعة مستنية لحد ما محاولاتك تخلص{day && <> أو لحد {day}</>}.</>
          )}
        </p>
      </Note>
    );
  }
  return (
    <Note tone="info" still icon={IconLock} title={TITLE}>
      <p>
        {!isWaiting && 'درجتك اتحسبت خلاص. '}
        {day ? <>مراجعة الإجابات هتفتح لوحدها {day}، لما وقت الوحدة يخلص عندك.</> : 'مراجعة الإجابات هتفتح هنا بعدين.'}{' '}
        ووقتها هتقدر تتدرّب على غلطاتك. كده زمايلك اللي لسه ماسلّموش بياخدوا فرصتهم.
      </p>
    </Note>
  );
}
