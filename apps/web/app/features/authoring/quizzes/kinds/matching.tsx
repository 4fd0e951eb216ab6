import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '../../../../ui/controls/button.tsx';
import type { EditedQuestion } from '../edited-question.ts';
import { placeName } from '../use-focus-place.ts';
import type { KindFieldsProps, QuestionEditor } from './question-editor.ts';
import './further-kinds.css';

type EditedMatching = EditedQuestion & Matching;

const put = (list: readonly string[], at: number, words: string) =>
  list.map((each, place) => (place === at ? words : each));
const without = (list: readonly string[], at: number) => list.filter((_, place) => place !== at);

function MatchingFields({ question, digits, isArabic, calls }: KindFieldsProps) {
  const { id, lefts, rights } = question as EditedMatching;
  const change = (edit: (now: EditedMatching) => Partial<Matching>) =>
    calls.change(id, (now) => ({ ...now, ...edit(now as EditedMatching) }) as EditedQuestion);
  const mayAdd = rights.length < QUESTION_LIMITS.pairsAtMost;
  return (
    <div className="kind-fields">
      {/* Each field has its name besides. */}
      <p className="kind-sides" dir={isArabic ? 'rtl' : 'ltr'} aria-hidden="true">
        <span>الطرف الأول</span>
        <span>
          <span className="kind-sides-below">، وتحته </span>اللي يناسبه
        </span>
      </p>
      <ul className="kind-pairs" dir={isArabic ? 'rtl' : 'ltr'}>
        {rights.map((right, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place
          <li key={at}>
            {at < lefts.length ? (
              <Words
                name={pairName(at, 'أول', digits)}
                place={placeName({ question: id, field: at })}
                value={lefts[at] ?? ''}
                onWrite={(words) => change((now) => ({ lefts: put(now.lefts, at, words) }))}
              />
            ) : (
              <span className="muted" dir="rtl">
                زيادة، ملهاش حاجة
              </span>
            )}
            <Words
              name={pairName(at, 'تاني', digits)}
              value={right}
              onWrite={(words) => change((now) => ({ rights: put(now.rights, at, words) }))}
            />
            <button
              type="button"
              className="edit-choice-remove"
              aria-label={`شيل التوصيلة ${formatNumber(at + 1, digits)}`}
              onClick={() => change((now) => ({ lefts: without(now.lefts, at), rights: without(now.rights, at) }))}
            >
              <IconX size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <div className="edit-choices-more">
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              change((now) => ({
                lefts: [...now.lefts, ''],
                rights: [...now.rights.slice(0, now.lefts.length), '', ...now.rights.slice(now.lefts.length)],
              }))
            }
          >
            <IconPlus size={18} aria-hidden="true" />
            توصيلة
          </Button>
          <Button look="quiet" size="small" onClick={() => change((now) => ({ rights: [...now.rights, ''] }))}>
            <IconPlus size={18} aria-hidden="true" />
            اختيار زيادة
          </Button>
        </div>
      )}
    </div>
  );
}

const pairName = (at: number, side: string, digits: DigitStyle) =>
  `${side} طرف في التوصيلة ${formatNumber(at + 1, digits)}`;

interface WordsProps {
  name: string;
  place?: string;
  value: string;
  onWrite: (words: string) => void;
}

const Words = ({ name, place, value, onWrite }: WordsProps) => (
  <input
    className="input"
    dir="auto"
    aria-label={name}
    data-place={place}
    maxLength={QUESTION_LIMITS.choiceLength}
    value={value}
    onChange={({ target }) => onWrite(dropUnprintable(target.value))}
  />
);

export const matchingEditor: QuestionEditor = {
  label: 'وصّل',
  prompt: 'اكتب المطلوب، زي: وصّل الكلمة بمعناها',
  hint: 'اكتب كل حاجة قدام اللي يناسبها',
  note: 'كل توصيلة صح بتاخد نصيبها من الدرجة. الناحية التانية بتظهر متلخبطة لكل طالب.',
  Fields: MatchingFields,
  pressDigit: (question) => question,
};
