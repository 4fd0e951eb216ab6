import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { forName } from '@hessa/rules/text/for-name';
import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { DangerChoice } from '../../ui/notices/danger-choice.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { Card } from './card.ts';
import type { FoundCard } from './use-desk-search.ts';

interface RedeemChoiceProps {
  found: FoundCard;
  student: Pick<Card['student'], 'grade'>;
  /** The student's first name. */
  name: string;
  busy: boolean;
  onRedeem: () => void;
}

/**
 * A card is spent once and for all, so one of another grade than the student's is asked about a second time; people do
 * change grades, so it stays possible.
 */
export function RedeemChoice({ found, student, name, busy, onRedeem }: RedeemChoiceProps) {
  const [isWanted, setWanted] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const otherGrade = otherGradeWords(found.grade, student.grade, name);
  if (otherGrade === null) {
    return (
      <Button wide busy={busy} onClick={onRedeem}>
        فعّله {forName(name)} دلوقتي
      </Button>
    );
  }
  const want = (wanted: boolean) => {
    setWanted(wanted);
    // The button that was pressed goes.
    note.current?.focus();
  };
  return (
    <>
      <Note ref={note} tone="wrong" title={otherGrade}>
        {isWanted ? 'الكود بيتصرف مرة واحدة، ومفيش رجوع بعد التفعيل.' : 'راجع السنة مع اللي بيتكلم قبل ما تفعّله.'}
      </Note>
      {isWanted ? (
        <DangerChoice confirm="أيوه، فعّله" busy={busy} onStay={() => want(false)} onConfirm={onRedeem} />
      ) : (
        <Button wide look="line" onClick={() => want(true)}>
          فعّله {forName(name)} برضه
        </Button>
      )}
    </>
  );
}

/** Null where the grades agree, or where one of them is not known. */
function otherGradeWords(ofCode: string, ofStudent: string | null, name: string): string | null {
  if (ofStudent === null || ofCode === ofStudent || !isGrade(ofCode) || !isGrade(ofStudent)) return null;
  return `الكود ده ${forName(gradeLabel(ofCode, 'short'))}، و${name} في ${gradeLabel(ofStudent, 'short')}`;
}
