import { QUESTION_KIND_NAMES, type QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { QUESTION_EDITORS } from './kinds/question-editors.ts';

interface KindPickerProps {
  /** «السؤال ٤» */
  name: string;
  kind: QuestionKindName;
  onPick: (kind: QuestionKindName) => void;
}

/** Which kind a question is; what was written for a kind comes back with it. */
export function KindPicker({ name, kind, onPick }: KindPickerProps) {
  return (
    <span className="kind-picker">
      <select
        aria-label={`نوع ${name}`}
        value={kind}
        onChange={({ target }) => {
          const picked = QUESTION_KIND_NAMES.find((each) => each === target.value);
          if (picked) onPick(picked);
        }}
      >
        {QUESTION_KIND_NAMES.map((each) => (
          <option key={each} value={each}>
            {QUESTION_EDITORS[each].label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
