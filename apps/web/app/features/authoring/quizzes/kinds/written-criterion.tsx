import type { Criterion } from '@hessa/rules/quizzes/kinds/written';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { useId } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldProblem } from '../../../../ui/fields/field-frame.tsx';
import { plainNumber, wholeNumber } from '../../../../ui/fields/typed-number.ts';
import { useRefusedPart } from '../../../../ui/fields/use-refused-part.ts';

interface WrittenCriterionProps {
  criterion: Criterion;
  /** As people count. */
  number: number;
  digits: DigitStyle;
  onChange: (edit: Partial<Criterion>) => void;
  onRemove: () => void;
}

/** What a text is marked by, and out of how many marks; its sentence has the whole row to itself. */
export function WrittenCriterion({ criterion, number, digits, onChange, onRemove }: WrittenCriterionProps) {
  const problemId = useId();
  const shown = criterion.marks === 0 ? '' : formatNumber(criterion.marks, digits);
  const { refused, fault, take } = useRefusedPart(shown);
  const name = formatNumber(number, digits);
  return (
    <div className="written-criterion">
      <input
        className="input"
        aria-label={`البند ${name}`}
        dir="auto"
        maxLength={QUESTION_LIMITS.criterionLength}
        value={criterion.name}
        onChange={({ target }) => onChange({ name: dropUnprintable(target.value) })}
      />
      <input
        className="input"
        aria-label={`درجة البند ${name}`}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused === null ? undefined : problemId}
        inputMode="numeric"
        maxLength={3}
        value={refused ?? shown}
        onChange={({ target }) => {
          const typed = plainNumber(target.value);
          onChange({ marks: take(typed) ? 0 : (wholeNumber(typed) ?? 0) });
        }}
      />
      <Button look="quiet" size="small" onClick={onRemove}>
        شيل
      </Button>
      {fault !== null && <FieldProblem id={problemId}>{fault}</FieldProblem>}
    </div>
  );
}
