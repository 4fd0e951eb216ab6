import { READY_RUBRICS } from '@hessa/rules/quizzes/kinds/ready-rubrics';
import { type Criterion, WRITTEN_FORMS, type Written, type WrittenForm } from '@hessa/rules/quizzes/kinds/written';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Button } from '../../../../ui/controls/button.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import type { EditedQuestion } from '../edited-question.ts';
import type { KindFieldsProps, QuestionEditor } from './question-editor.ts';
import { typedRange } from './typed-range.ts';
import { WrittenCriterion } from './written-criterion.tsx';
import './further-kinds.css';
import './written.css';

type EditedWriting = EditedQuestion & Written;

const FORM_NAMES: Readonly<Record<WrittenForm, string>> = {
  paragraph: 'فقرة',
  email: 'إيميل',
  translation: 'ترجمة',
};

function WrittenFields({ question, digits, calls }: KindFieldsProps) {
  const { id, form, words, rubric, model, weight } = question as EditedWriting;
  const change = (edit: Partial<Written> & { weight?: number }) =>
    calls.change(id, (now) => ({ ...now, ...edit }) as EditedQuestion);
  const changeRubric = (next: readonly Criterion[]) => change({ rubric: next });
  const total = rubric.reduce((sum, { marks }) => sum + marks, 0);
  const ready = READY_RUBRICS.filter((each) => each.form === form);
  return (
    <div className="kind-fields written-fields">
      <SelectField
        label="الطالب هيكتب إيه؟"
        value={form}
        options={WRITTEN_FORMS.map((value) => ({ value, label: FORM_NAMES[value] }))}
        onChange={({ target }) => change({ form: target.value as WrittenForm })}
      />
      <div className="written-words">
        {(['from', 'to'] as const).map((edge) => (
          <NumberField
            key={edge}
            label={edge === 'from' ? 'كلمات: من' : 'لحد'}
            digits={digits}
            maxLength={3}
            value={words?.[edge] ? String(words[edge]) : ''}
            onChange={({ target }) => change({ words: typedRange(words, edge, target.value) })}
          />
        ))}
      </div>
      <fieldset className="written-criteria">
        <legend>بنود التصحيح</legend>
        {rubric.map((criterion, at) => (
          <WrittenCriterion
            // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is its place
            key={at}
            criterion={criterion}
            number={at + 1}
            digits={digits}
            onChange={(edit) => changeRubric(rubric.map((each, place) => (place === at ? { ...each, ...edit } : each)))}
            onRemove={() => changeRubric(rubric.filter((_, place) => place !== at))}
          />
        ))}
        <div className="written-ready">
          {rubric.length < QUESTION_LIMITS.criteriaAtMost && (
            <Button look="line" size="small" onClick={() => changeRubric([...rubric, { name: '', marks: 1 }])}>
              زوّد بند
            </Button>
          )}
          {ready.map((each) => {
            const marks = each.rubric.reduce((sum, criterion) => sum + criterion.marks, 0);
            return (
              <Button
                key={marks}
                look="quiet"
                size="small"
                onClick={() => change({ rubric: each.rubric, weight: marks })}
              >
                بنود جاهزة من <bdi>{countedNoun(marks, MARK, digits)}</bdi>
              </Button>
            );
          })}
        </div>
        <p className="written-total">
          {rubric.length === 0 ? (
            'من غير بنود السؤال بيتصحّح كله مرة واحدة من درجته.'
          ) : (
            <>
              مجموع البنود <bdi>{formatNumber(total, digits)}</bdi> والسؤال عليه{' '}
              <bdi>{countedNoun(weight, MARK, digits)}</bdi>
            </>
          )}
        </p>
      </fieldset>
      <TextArea
        label="إجابة نموذجية"
        hint="الطالب بيشوفها بعد ما ورقته تتصحّح بس."
        dir="auto"
        maxLength={QUESTION_LIMITS.modelLength}
        value={model}
        onChange={({ target }) => change({ model: target.value })}
      />
    </div>
  );
}

export const writtenEditor: QuestionEditor = {
  label: 'مقالي',
  prompt: 'اكتب المطلوب، زي: اكتب فقرة عن مدرستك',
  hint: 'اكتب المطلوب في السؤال، وزوّد بنود التصحيح',
  note: 'بتصحّحه إنت من مكتب التصحيح، والطالب بيشوف درجته لما ورقته كلها تتصحّح.',
  Fields: WrittenFields,
  pressDigit: (question) => question,
};
