import { flagRepeats, type ImportedRow, type Reading } from '@hessa/rules/quizzes/import/imported-row';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { type EditedQuestion, newQuestionId } from './edited-question.ts';
import { ImportCheck } from './import-check.tsx';
import { FORMATS, IMPORT_FORMATS, type ImportFormat } from './import-format.ts';
import { ImportSource } from './import-source.tsx';
import { troubleWords } from './import-words.ts';
import type { Pictures } from './unzip-pictures.ts';
import { uploadPictures } from './upload-pictures.ts';
import { useImportSource } from './use-import-source.ts';
import './import-questions.css';

interface ImportQuestionsProps {
  /** What the quiz has already: repetitions are pointed out, and the whole must not grow too long. */
  existing: readonly EditedQuestion[];
  digits: DigitStyle;
  onTake: (questions: EditedQuestion[]) => void;
  onClose: () => void;
}

/** Questions from elsewhere. They are shown as they were understood, and nothing is taken until it is confirmed. */
export function ImportQuestions({ existing, digits, onTake, onClose }: ImportQuestionsProps) {
  const source = useImportSource();
  const [reading, setReading] = useState<Reading | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [trouble, setTrouble] = useState<string | null>(null);
  const [line, setLine] = useState<number | null>(null);
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);
  const { busy, refusal, send } = useSending();
  const { row, read } = IMPORT_FORMATS[source.format];

  function check() {
    const found = read(source.text);
    if (found.rows.length === 0) return setTrouble(troubleWords(found.trouble ?? 'empty', digits));
    const rows = flagRepeats(found.rows, existing).map((each) => withMissingPicture(each, pictures));
    setReading({ ...found, rows });
    // Repetitions are left out unless they are wanted.
    setTaken(new Set(rows.filter(isFine).map((each) => each.row)));
  }

  function back(to: number | null) {
    setReading(null);
    setTrouble(null);
    setLine(to);
  }

  async function takeChosen(chosen: readonly ImportedRow[], all: number) {
    await send(async () => {
      const media = await uploadPictures(chosen, pictures, (done, total) => setSent({ done, total }));
      // What is left out stays in the box; only a text that was taken whole is finished with.
      if (chosen.length === all) source.write(source.format, '');
      onTake(chosen.map((each) => editedQuestion(each, media)));
    });
  }

  function write(format: ImportFormat, text: string) {
    setTrouble(null);
    source.write(format, text);
  }

  if (!reading) {
    return (
      <Dialog title="استورد أسئلة" onClose={onClose}>
        <div className="import-questions">
          <Tabs
            label="الأسئلة منين؟"
            chosen={source.format}
            onChoose={(id) => {
              const format = FORMATS.find((each) => each === id);
              if (format) source.choose(format);
              setTrouble(null);
              setLine(null);
            }}
            tabs={FORMATS.map((format) => ({
              id: format,
              label: IMPORT_FORMATS[format].label,
              content: format === source.format && (
                <ImportSource
                  format={format}
                  text={source.text}
                  line={line}
                  trouble={trouble}
                  pictureCount={pictures.size}
                  digits={digits}
                  onWrite={write}
                  onPictures={(more) => setPictures((known) => new Map([...known, ...more]))}
                />
              ),
            }))}
          />
          <Button wide onClick={check}>
            افحص الأسئلة
          </Button>
        </div>
      </Dialog>
    );
  }

  const chosen = reading.rows.filter((each) => taken.has(each.row));
  const wrong = reading.rows.filter(({ problems }) => problems.length > 0).length;
  const room = QUESTION_LIMITS.questions - existing.length;
  const count = (value: number) => countedNoun(value, QUESTION, digits);

  return (
    <Dialog title="راجع قبل ما تضيف" busy={busy} onClose={onClose}>
      <div className="import-questions">
        <p className="muted">
          قرينا {count(reading.rows.length)}
          {wrong > 0 ? `. اللي محتاج تصليح ومش هيتضاف: ${count(wrong)}.` : '. كله سليم.'}
        </p>
        {reading.trouble && <Note tone="warn" title={troubleWords(reading.trouble, digits)} />}
        {chosen.length > room && (
          <Note tone="wrong" title={`الامتحان بياخد لحد ${count(QUESTION_LIMITS.questions)}`}>
            <p>فاضل مكان لـ {count(Math.max(room, 0))}. شيل العلامة من الزيادة.</p>
          </Note>
        )}
        <ImportCheck
          rows={reading.rows}
          taken={taken}
          rowWord={row}
          digits={digits}
          onTake={(at, take) =>
            setTaken((now) => new Set(take ? [...now, at] : [...now].filter((each) => each !== at)))
          }
          onFix={source.format === 'xml' ? undefined : back}
        />
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <div className="import-foot">
          <Button look="line" disabled={busy} onClick={() => back(null)}>
            ارجع للنص
          </Button>
          <Button
            disabled={chosen.length === 0 || chosen.length > room}
            busy={busy}
            onClick={() => void takeChosen(chosen, reading.rows.length)}
          >
            {busy && sent
              ? `بنرفع الصور: ${formatNumber(sent.done, digits)} من ${formatNumber(sent.total, digits)}`
              : chosen.length === 0
                ? 'مفيش أسئلة متعلّم عليها'
                : `ضيف ${count(chosen.length)}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const isRepeated = ({ warnings }: ImportedRow): boolean =>
  warnings.includes('already-in-quiz') || warnings.includes('same-as-earlier-row');

const isFine = (row: ImportedRow): boolean => row.problems.length === 0 && !isRepeated(row);

/** A row may name a picture that lies nowhere: worth knowing before it is taken. */
function withMissingPicture(row: ImportedRow, pictures: Pictures): ImportedRow {
  const isMissing = row.picture !== undefined && !pictures.has(row.picture);
  return isMissing ? { ...row, warnings: [...row.warnings, 'picture-not-beside'] } : row;
}

function editedQuestion(
  { row: _row, problems: _problems, warnings: _warnings, picture, ...question }: ImportedRow,
  media: ReadonlyMap<string, string>,
): EditedQuestion {
  const imageMediaId = (picture && media.get(picture)) || null;
  return {
    id: newQuestionId(),
    from: null,
    explainedIn: null,
    section: null,
    passage: null,
    ...question,
    imageMediaId,
  };
}
