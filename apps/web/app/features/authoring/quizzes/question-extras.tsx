import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { writtenDirection } from '@hessa/rules/text/written-direction';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { IsolatedText } from '../../../ui/text/bidi.tsx';
import type { EditedQuestion } from './edited-question.ts';
import { ExplainedField } from './explained-field.tsx';
import { QuestionPictureField } from './question-picture-field.tsx';

interface QuestionExtrasProps {
  question: EditedQuestion;
  courseId: number;
  digits: DigitStyle;
  pictureUrl: string | null;
  onPicture: (mediaId: string, url: string) => void;
  onChange: (change: (now: EditedQuestion) => EditedQuestion) => void;
}

/**
 * What most questions do without: weight, explanation, the video that explains it, picture, and choices that keep their
 * order.
 */
export function QuestionExtras({ question, courseId, digits, pictureUrl, onPicture, onChange }: QuestionExtrasProps) {
  const { weight, explanation, explainedIn, imageMediaId, pinned } = question;
  const [isOpen, setOpen] = useState(false);
  const said = [
    weight !== 1 && `الدرجة ${formatNumber(weight, digits)}`,
    explanation !== '' && 'فيه شرح',
    explainedIn !== null && 'فيه فيديو',
    imageMediaId !== null && 'فيه صورة',
    pinned && 'الاختيارات بترتيبها',
  ].filter(Boolean);
  return (
    <details className="question-extras" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{said.length === 0 ? 'الدرجة والشرح والصورة' : said.join('، ')}</summary>
      {isOpen && (
        <div className="question-extras-fields">
          <NumberField
            label="الدرجة"
            digits={digits}
            maxLength={3}
            value={weight === 0 ? '' : String(weight)}
            hint="السؤال العادي بدرجة واحدة"
            onChange={({ target }) => {
              const written = Number.parseInt(target.value, 10);
              onChange((now) => ({ ...now, weight: Number.isNaN(written) ? 0 : written }));
            }}
          />
          <TextArea
            label="الشرح"
            rows={2}
            maxLength={QUESTION_LIMITS.explanationLength}
            dir={writtenDirection(explanation)}
            value={explanation}
            hint="بيظهر للطالب بعد ما يسلّم"
            onChange={({ target }) => {
              const words = dropUnprintable(target.value, 'lines');
              onChange((now) => ({ ...now, explanation: words }));
            }}
          />
          {explanation !== '' && (
            <p className="question-why" dir="rtl">
              <span className="muted">الطالب هيشوفه كده:</span> <IsolatedText text={explanation} />
            </p>
          )}
          <ExplainedField
            courseId={courseId}
            explainedIn={explainedIn}
            onChange={(place) => onChange((now) => ({ ...now, explainedIn: place }))}
          />
          <QuestionPictureField
            mediaId={imageMediaId}
            url={pictureUrl}
            onChange={(mediaId, url) => {
              if (mediaId !== null && url !== null) onPicture(mediaId, url);
              onChange((now) => ({ ...now, imageMediaId: mediaId }));
            }}
          />
          {kindOf(question).mayPin && (
            <Checkbox
              checked={pinned}
              onChange={({ target: { checked } }) => onChange((now) => ({ ...now, pinned: checked }))}
            >
              الاختيارات تظهر بنفس الترتيب لكل الطلبة (زي «كل ما سبق»)
            </Checkbox>
          )}
        </div>
      )}
    </details>
  );
}
