import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel, stageLabel } from '@hessa/rules/courses/grade-words';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useRef, useState } from 'react';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { TheirChanges } from '../../../teach-shell/editing/their-changes.tsx';
import { type Stored, useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { PictureField } from '../../../teach-shell/files/picture-field.tsx';
import { useFocusProblem } from '../../../ui/controls/use-focus-problem.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { BookCard } from '../book-card.tsx';
import { bookProblems, type WrittenBook, writtenPounds } from './written-book.ts';
import '../../../teach-shell/editing/console-form.css';
import '../../../teach-shell/reports/page-preview.css';
import './shop.css';

interface BookFormProps {
  name: string;
  stored: Stored<WrittenBook>;
  save: (value: WrittenBook, version: number) => Promise<Stored<WrittenBook>>;
  refresh: () => Promise<unknown>;
  digits: DigitStyle;
  supportNumber: string;
  label?: string;
}

const BOOK_FIELDS = [
  ['اسم الكتاب', (book: WrittenBook) => book.title],
  ['الاسم بالإنجليزي', (book: WrittenBook) => book.titleLatin],
  ['السنة', (book: WrittenBook) => gradeLabel(book.grade, 'short')],
  ['المستوى', (book: WrittenBook) => book.level],
  ['السعر', (book: WrittenBook) => book.price],
  ['عن الكتاب', (book: WrittenBook) => book.description],
  ['ظاهر', (book: WrittenBook) => book.active],
] as const;

export function BookForm({ name, stored, save, refresh, digits, supportNumber, label }: BookFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(0);
  const draft = useDraft<WrittenBook>({ name, stored, save, refresh });
  const { value } = draft;
  const put = (changed: Partial<WrittenBook>) => draft.change((now) => ({ ...now, ...changed }));
  const problems = bookProblems(value, digits);
  const isWrong = Object.keys(problems).length > 0;
  useFocusProblem(form, tried > 0 && isWrong ? `${tried}` : null);

  function maySave(): boolean {
    setTried((times) => times + 1);
    return !isWrong;
  }

  return (
    <div className="with-preview">
      <form ref={form} className="console-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <fieldset className="console-fields console-fields-two">
          <legend>الكتاب</legend>
          <Field
            label="اسم الكتاب"
            value={value.title}
            maxLength={120}
            problem={tried > 0 && problems.title}
            onChange={({ target }) => put({ title: target.value })}
          />
          <Field
            label="الاسم بالإنجليزي"
            script="latin"
            value={value.titleLatin}
            maxLength={60}
            hint="بيتكتب على الغلاف المرسوم"
            onChange={({ target }) => put({ titleLatin: target.value })}
          />
          <SelectField
            label="السنة الدراسية"
            value={value.grade}
            options={GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade, 'short') }))}
            onChange={({ target }) => put({ grade: target.value as Grade })}
          />
          <Field
            label="المستوى"
            value={value.level}
            maxLength={40}
            placeholder={stageLabel(value.grade)}
            onChange={({ target }) => put({ level: target.value })}
          />
          <NumberField
            label="السعر بالجنيه"
            inputMode="decimal"
            digits={digits}
            value={value.price}
            maxLength={10}
            problem={tried > 0 && problems.price}
            onChange={({ target }) => put({ price: target.value })}
          />
          <div className="console-whole">
            <TextArea
              label="عن الكتاب"
              value={value.description}
              maxLength={1000}
              onChange={({ target }) => put({ description: target.value })}
            />
          </div>
          <PictureField
            purpose="book-cover"
            label="صورة الغلاف"
            path={value.imagePath}
            onChange={(imagePath) => put({ imagePath })}
          />
          <div className="console-whole">
            <Checkbox checked={value.active} onChange={({ target }) => put({ active: target.checked })}>
              ظاهر في الموقع
            </Checkbox>
          </div>
        </fieldset>
        <SaveBar
          draft={draft}
          maySave={maySave}
          theirs={<TheirChanges theirs={stored.value} mine={value} fields={BOOK_FIELDS} />}
          {...(label ? { label } : {})}
        />
      </form>
      <section className="page-preview" aria-label="معاينة الكتاب" inert>
        <div className="book-preview">
          <BookCard
            book={{ ...value, id: 0, level: value.level.trim() || null, price: writtenPounds(value) }}
            digits={digits}
            supportNumber={supportNumber}
            first
          />
        </div>
      </section>
    </div>
  );
}
