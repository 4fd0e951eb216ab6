import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';

interface EarlierPapersProps {
  /** How many were graded by an earlier paper. */
  earlier: number;
  digits: DigitStyle;
  isDirty: boolean;
  onAsk: () => void;
}

/** Papers that a change left behind, and the way to grade them anew. It moves nothing while somebody writes. */
export function EarlierPapers({ earlier, digits, isDirty, onAsk }: EarlierPapersProps) {
  return (
    <Note
      tone="info"
      still
      title={`درجة ${countedNoun(earlier, STUDENT, digits)} لسه بتصحيح النسخة اللي قبل التعديل`}
      actions={
        <Button look="line" size="small" disabled={isDirty} onClick={onAsk}>
          شوف الفرق وأعد التصحيح
        </Button>
      }
    >
      <p>{isDirty ? 'احفظ تعديلك الأول، وبعدها شوف الفرق.' : 'مفيش حاجة هتتغيّر غير لما تشوف الفرق وتأكّد.'}</p>
    </Note>
  );
}

/** What saving a change would mean for those who have handed in. */
export function HandedInAlready({ all, digits }: { all: number; digits: DigitStyle }) {
  return (
    <Note tone="info" still title={`الامتحان ده متسلّم من ${countedNoun(all, STUDENT, digits)}`}>
      <p>
        لو حفظت التعديل، درجاتهم هتفضل زي ما هي. ولو غيّرت إجابة صح أو درجة سؤال، تقدر تعيد التصحيح وتشوف مين هيفرق معاه
        قبل ما يحصل. واللي فاتح الامتحان دلوقتي هيتطلب منه يجاوب تاني.
      </p>
    </Note>
  );
}
