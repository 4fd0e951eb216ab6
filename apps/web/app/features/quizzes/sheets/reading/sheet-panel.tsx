import { FORM_LETTERS, type FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { readSeatNumber, SEAT_DIGITS } from '@hessa/rules/quizzes/sheets/seat-number';
import { rightRows, shadedRows, sheetAnswers } from '@hessa/rules/quizzes/sheets/sheet-answers';
import { formatCount } from '@hessa/rules/text/count';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { AskRow } from './ask-row.tsx';
import type { SheetDesk, SheetInHand } from './read-picture.ts';
import { SheetPhoto } from './sheet-photo.tsx';

/** What is sent once nothing is open. */
export interface SettledSheet {
  version: number;
  letter: FormLetter;
  seat: number;
  rows: number[][];
  name: string;
}

interface SheetPanelProps {
  sheet: SheetInHand;
  students: SheetDesk['students'];
  digits: DigitStyle;
  onSettled: (settled: SettledSheet) => void;
  onAgain: () => void;
}

/** One sheet: whose it is, how it did, and what only a person can say, one tap each. */
export function SheetPanel({ sheet, students, digits, onSettled, onAgain }: SheetPanelProps) {
  const [form, setForm] = useState(sheet.form);
  const [seat, setSeat] = useState(sheet.seat);
  const [settled, setSettled] = useState<ReadonlyMap<number, number[]>>(new Map());
  const key = sheet.forms.find(({ letter }) => letter === (form ?? FORM_LETTERS[0]))?.rows ?? [];
  const answers = sheetAnswers(sheet.read, key);
  const rows = answers.rows.map((row, at) => settled.get(at) ?? row);
  const doubt = answers.doubts.find(({ row }) => !settled.has(row));
  const name = students.find((student) => student.seat === seat)?.name ?? '';
  const number = (value: number) => formatNumber(value, digits);

  return (
    <section className="sheet-panel" aria-label="الورقة">
      <SheetPhoto
        sheet={sheet}
        rows={rows}
        part={form === null || seat === null ? 'head' : 'answers'}
        asked={doubt?.row}
      />
      <div className="sheet-who">
        <div>
          <p className="sheet-name">
            <bdi>{seat === null ? 'مين صاحب الورقة؟' : name || 'طالب برقم جلوس'}</bdi>
          </p>
          <p className="muted">
            {seat !== null && (
              <>
                جلوس <bdi dir="ltr">{seat}</bdi>،{' '}
              </>
            )}
            {form && `النموذج ${form}، `}نسخة {number(sheet.version)}
          </p>
          {sheet.newer !== null && (
            <p className="sheet-older" role="status">
              نسخة قديمة: الامتحان دلوقتي نسخة {number(sheet.newer)}. الورقة بتتصحّح بمفتاح نسختها.
            </p>
          )}
        </div>
        {form && (
          <p className="sheet-so-far" role="status">
            {formatCount(rightRows(rows, key), digits)} من {countedNoun(shadedRows(key), QUESTION, digits)}
            {key.length > shadedRows(key) && <small className="muted">والمقالي بيتصحّح في مكتب التصحيح</small>}
            {doubt && <small className="muted">وسؤال {number(doubt.row + 1)} لسه</small>}
          </p>
        )}
      </div>
      {form === null ? (
        <AskForm onChoose={setForm} />
      ) : seat === null ? (
        <AskSeat onSeat={setSeat} />
      ) : doubt ? (
        <AskRow
          key={doubt.row}
          sheet={sheet}
          doubt={doubt}
          choices={key[doubt.row]?.choices ?? 0}
          digits={digits}
          onSettle={(marked) => setSettled(new Map([...settled, [doubt.row, marked]]))}
        />
      ) : (
        <div className="sheet-ask">
          <Button wide onClick={() => onSettled({ version: sheet.version, letter: form, seat, rows, name })}>
            تمام، اللي بعدها
          </Button>
        </div>
      )}
      <Button look="quiet" size="small" onClick={onAgain}>
        صوّرها تاني
      </Button>
    </section>
  );
}

function AskForm({ onChoose }: { onChoose: (letter: FormLetter) => void }) {
  return (
    <div className="sheet-ask">
      <h2>النموذج مش باين. أنهي واحد؟</h2>
      <div className="sheet-picks">
        {FORM_LETTERS.map((letter) => (
          <Button key={letter} look="line" onClick={() => onChoose(letter)}>
            {letter}
          </Button>
        ))}
      </div>
    </div>
  );
}

function AskSeat({ onSeat }: { onSeat: (seat: number) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="sheet-ask"
      onSubmit={(event) => {
        event.preventDefault();
        const seat = Number(text.replaceAll(/\D/g, ''));
        if (readSeatNumber(seat) === null) setWrong(true);
        else onSeat(seat);
      }}
    >
      <Field
        label="رقم الجلوس مش باين. اكتبه زي ما في الورقة"
        inputMode="numeric"
        script="latin"
        maxLength={SEAT_DIGITS + 2}
        value={text}
        problem={isWrong ? 'الرقم ده مش رقم جلوس. راجعه تاني.' : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" wide>
        كمّل
      </Button>
    </form>
  );
}
