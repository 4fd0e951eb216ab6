import { countBlanks } from '@hessa/rules/quizzes/blanks';
import type { Gaps } from '@hessa/rules/quizzes/kinds/gaps';
import { formatNumber } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import type { EditedQuestion } from '../edited-question.ts';
import { placeName } from '../use-focus-place.ts';
import type { KindFieldsProps, QuestionEditor } from './question-editor.ts';
import './further-kinds.css';

type EditedGaps = EditedQuestion & Gaps;

function GapsFields({ question, digits, calls }: KindFieldsProps) {
  const { id, text, gaps, forgives } = question as EditedGaps;
  const count = countBlanks(text);
  const change = (edit: (now: EditedGaps) => Partial<Gaps>) =>
    calls.change(id, (now) => ({ ...now, ...edit(now as EditedGaps) }) as EditedQuestion);
  const written = (at: number) => gaps[at] ?? [''];
  return (
    <div className="kind-fields">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
        <label key={at} className="kind-row">
          <span>{count === 1 ? 'الفراغ' : `الفراغ ${formatNumber(at + 1, digits)}`}</span>
          <input
            className="input"
            dir="auto"
            data-place={placeName({ question: id, field: at })}
            placeholder="went / had gone"
            value={written(at).join('/')}
            onChange={({ target }) => {
              const spellings = dropUnprintable(target.value).split('/');
              const all = Array.from({ length: count }, (_each, place) => (place === at ? spellings : written(place)));
              change(() => ({ gaps: all }));
            }}
          />
        </label>
      ))}
      <Checkbox
        checked={forgives.capitals}
        onChange={({ target: { checked } }) => change((now) => ({ forgives: { ...now.forgives, capitals: checked } }))}
      >
        الحرف الكبير والصغير زي بعض
      </Checkbox>
      <Checkbox
        checked={forgives.apostrophes}
        onChange={({ target: { checked } }) =>
          change((now) => ({ forgives: { ...now.forgives, apostrophes: checked } }))
        }
      >
        <bdi>dont</bdi> زي <bdi>don’t</bdi>
      </Checkbox>
    </div>
  );
}

export const gapsEditor: QuestionEditor = {
  label: 'كمّل الفراغ',
  prompt: 'اكتب الجملة، ومكان كل فراغ ______',
  hint: 'اكتب ____ في السؤال مكان كل فراغ',
  note: 'كل فراغ بياخد نصيبه من الدرجة. لو فيه أكتر من كتابة صح، افصل بينهم بـ /',
  Fields: GapsFields,
  pressDigit: (question) => question,
};
