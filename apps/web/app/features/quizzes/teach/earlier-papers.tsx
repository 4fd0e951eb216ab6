import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Note } from '../../../ui/note.tsx';
import type { StoredQuiz } from './edited-question.ts';

interface EarlierPapersProps {
  quiz: StoredQuiz;
  digits: DigitStyle;
  isDirty: boolean;
  refresh: () => Promise<void>;
}

/** What a change means for those who handed in before it. */
export function EarlierPapers({ quiz, digits, isDirty }: EarlierPapersProps) {
  const { all } = quiz.submissions;
  if (isDirty && all > 0) {
    return (
      <Note tone="info" still title={`الامتحان ده متسلّم من ${countedNoun(all, STUDENT, digits)}`}>
        <p>لو حفظت التعديل، درجاتهم هتفضل زي ما هي. وبعدها تقدر تعيد التصحيح وتشوف الفرق قبل ما يحصل.</p>
      </Note>
    );
  }
  return null;
}
