import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { EditedPassage, EditedSection } from './edited-parts.ts';
import type { EditedQuestion } from './edited-question.ts';
import type { QuestionCalls } from './question-calls.ts';

export interface EditedPlaces {
  sections: readonly EditedSection[];
  passages: readonly EditedPassage[];
}

interface PlacePickerProps {
  question: Pick<EditedQuestion, 'id' | 'section' | 'passage'>;
  /** «السؤال ٤» */
  name: string;
  places: EditedPlaces;
  digits: DigitStyle;
  calls: QuestionCalls;
}

/** Which section a question is in, and which passage it is about; nothing on a paper that has neither. */
export function PlacePicker({ question, name, places: { sections, passages }, digits, calls }: PlacePickerProps) {
  const number = (at: number) => formatNumber(at + 1, digits);
  if (sections.length + passages.length === 0) return null;
  return (
    <div className="question-place">
      {sections.length > 0 && (
        <Picker
          label={`قسم ${name}`}
          value={question.section}
          none={question.section === null ? 'من غير قسم' : null}
          options={sections.map(({ id, name: words }, at) => ({ id, words: `القسم ${number(at)}: ${words}` }))}
          onPick={(section) => calls.place(question.id, { section })}
        />
      )}
      {passages.length > 0 && (
        <Picker
          label={`قطعة ${name}`}
          value={question.passage}
          none="من غير قطعة"
          options={passages.map(({ id, title, text }, at) => ({
            id,
            words: [`القطعة ${number(at)}`, (title || text).slice(0, 40)].filter(Boolean).join(': '),
          }))}
          onPick={(passage) => calls.place(question.id, { passage })}
        />
      )}
      {sections.length > 1 && question.passage !== null && (
        <small className="muted">القسم بيتغيّر لكل أسئلة القطعة مع بعض.</small>
      )}
    </div>
  );
}

interface PickerProps {
  label: string;
  value: string | null;
  /** What belonging nowhere is called; null where it is no choice. */
  none: string | null;
  options: readonly { id: string; words: string }[];
  onPick: (id: string | null) => void;
}

function Picker({ label, value, none, options, onPick }: PickerProps) {
  return (
    <span className="kind-picker">
      <select aria-label={label} value={value ?? ''} onChange={({ target }) => onPick(target.value || null)}>
        {none && <option value="">{none}</option>}
        {options.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
