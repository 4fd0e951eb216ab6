import { PART_LIMITS } from '@hessa/rules/quizzes/paper-parts';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { countedNoun } from '@hessa/rules/text/plural';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ReorderList } from '../../../teach-shell/editing/reorder-list.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { PassageFields } from './passage-fields.tsx';
import { SectionDraw } from './section-draw.tsx';
import { placeName } from './use-focus-place.ts';
import type { EditedPaper } from './use-paper.ts';
import './parts-panel.css';

interface PartsPanelProps {
  paper: EditedPaper;
  lessonId: number;
  digits: DigitStyle;
}

/** The sections of a paper and the passages its questions are about, over the questions themselves. */
export function PartsPanel({ paper, lessonId, digits }: PartsPanelProps) {
  const { sections, passages, questions, parts } = paper;
  const number = (value: number) => formatNumber(value, digits);
  const count = (part: 'section' | 'passage', id: string) => {
    const own = questions.filter((question) => question[part] === id).length;
    return own === 0 ? 'لسه من غير أسئلة' : countedNoun(own, QUESTION, digits);
  };
  if (sections.length + passages.length === 0) return null;
  return (
    <section className="paper-parts" aria-label="الأقسام والقطع">
      <ReorderList
        label="ترتيب الأقسام"
        items={sections}
        keyOf={({ id }) => id}
        nameOf={({ id }) => `القسم ${number(sections.findIndex((section) => section.id === id) + 1)}`}
        digits={digits}
        onMove={parts.moveSection}
      >
        {({ id, name, instructions, draw }, handle, at) => (
          <fieldset className="paper-part">
            <legend className="unseen">القسم {number(at + 1)}</legend>
            <div className="paper-part-head">
              {handle}
              <b>القسم {number(at + 1)}</b>
              <span className="muted">{count('section', id)}</span>
              <IconButton label={`امسح القسم ${number(at + 1)}`} onClick={() => parts.removeSection(id)}>
                <IconTrash size={20} aria-hidden="true" />
              </IconButton>
            </div>
            <TextArea
              label="اسم القسم"
              data-place={placeName({ question: id, field: 'text' })}
              rows={1}
              maxLength={PART_LIMITS.nameLength}
              placeholder="مثلًا: Vocabulary and Structure"
              value={name}
              onChange={({ target }) => parts.changeSection(id, { name: dropUnprintable(target.value) })}
            />
            <TextArea
              label="التعليمات"
              rows={2}
              maxLength={PART_LIMITS.instructionsLength}
              placeholder="مثلًا: Choose the correct answer"
              hint="بتظهر فوق أول سؤال في القسم"
              value={instructions}
              onChange={({ target }) =>
                parts.changeSection(id, { instructions: dropUnprintable(target.value, 'lines') })
              }
            />
            <SectionDraw section={{ id, name, instructions, draw }} paper={paper} lessonId={lessonId} digits={digits} />
          </fieldset>
        )}
      </ReorderList>
      {passages.map((passage, at) => (
        <PassageFields
          key={passage.id}
          passage={passage}
          name={`القطعة ${number(at + 1)}`}
          said={count('passage', passage.id)}
          files={paper}
          onChange={(change) => parts.changePassage(passage.id, change)}
          onRemove={() => parts.removePassage(passage.id)}
        />
      ))}
    </section>
  );
}
