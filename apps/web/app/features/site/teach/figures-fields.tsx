import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FieldProblem } from '../../../ui/fields/field-frame.tsx';
import { FIGURES_AT_MOST, LONGEST, type WrittenProfile } from './written-profile.ts';

type Figures = WrittenProfile['statistics'];

interface FiguresFieldsProps {
  figures: Figures;
  digits: DigitStyle;
  problem: string | null | undefined;
  onChange: (figures: Figures) => void;
}

/** The teacher's numbers, each with its words. */
export function FiguresFields({ figures, digits, problem, onChange }: FiguresFieldsProps) {
  const put = (at: number, changed: Partial<Figures[number]>) =>
    onChange(figures.map((figure, index) => (index === at ? { ...figure, ...changed } : figure)));
  return (
    <fieldset className="console-fields">
      <legend>أرقام بتتكلم</legend>
      {figures.map((figure, at) => {
        const nth = formatNumber(at + 1, digits);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and their fields are controlled
          <div key={at} className="figure-row">
            <Field
              label={`الرقم ${nth}`}
              value={figure.value}
              maxLength={LONGEST.figureValue}
              placeholder="10+"
              onChange={({ target }) => put(at, { value: target.value })}
            />
            <Field
              label={`كلمته ${nth}`}
              value={figure.label}
              maxLength={LONGEST.figureLabel}
              placeholder="سنين خبرة"
              onChange={({ target }) => put(at, { label: target.value })}
            />
            <IconButton label={`شيل الرقم ${nth}`} onClick={() => onChange(figures.filter((_, index) => index !== at))}>
              <IconTrash size={20} aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
      {problem && <FieldProblem id="figures-problem">{problem}</FieldProblem>}
      {figures.length < FIGURES_AT_MOST && (
        <div>
          <Button look="soft" size="small" onClick={() => onChange([...figures, { value: '', label: '' }])}>
            <IconPlus size={18} aria-hidden="true" />
            رقم كمان
          </Button>
        </div>
      )}
    </fieldset>
  );
}
