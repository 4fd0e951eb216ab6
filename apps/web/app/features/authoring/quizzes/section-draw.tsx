import { QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { WHOLE_ONLY } from '../../../ui/fields/no-number.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { countOrNone } from '../../../ui/fields/typed-number.ts';
import { isBlank } from './edit-paper.ts';
import type { EditedSection } from './edited-parts.ts';
import type { EditedPaper } from './use-paper.ts';

const BlueprintDialog = lazy(async () => ({ default: (await import('../bank/blueprint-dialog.tsx')).BlueprintDialog }));

interface SectionDrawProps {
  section: EditedSection;
  paper: EditedPaper;
  lessonId: number;
  digits: DigitStyle;
}

/** How many of a section's questions each student gets, and more of them out of the bank. */
export function SectionDraw({ section, paper, lessonId, digits }: SectionDrawProps) {
  const [isFilling, setFilling] = useState(false);
  const own = paper.questions.filter((question) => question.section === section.id && !isBlank(question)).length;
  const from = own === 0 ? 'من غير أسئلة لسه' : `من ${countedNoun(own, QUESTION, digits)} في القسم`;
  return (
    <div className="section-draw">
      <NumberField
        label="كل طالب ياخد كام سؤال"
        hint={section.draw === null ? 'سيبها فاضية لو الكل ياخد القسم كله' : `بنسحبهم له ${from}، غير زميله`}
        digits={digits}
        placeholder="كلها"
        problem={section.draw === 0 ? WHOLE_ONLY : undefined}
        value={section.draw === null ? '' : String(section.draw)}
        onChange={({ target }) => paper.parts.changeSection(section.id, { draw: countOrNone(target.value, 3) })}
      />
      <Button look="line" size="small" onClick={() => setFilling(true)}>
        زوّد من البنك
      </Button>
      <Suspense fallback={null}>
        {isFilling && (
          <BlueprintDialog
            lacks={undefined}
            template={undefined}
            into={section}
            lessonId={lessonId}
            paper={paper}
            digits={digits}
            onClose={() => setFilling(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
