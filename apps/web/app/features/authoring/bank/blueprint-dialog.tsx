import { BLUEPRINT_LIMITS } from '@hessa/rules/quizzes/bank/blueprint';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import type { ExamTemplate } from '@hessa/rules/quizzes/templates/exam-template';
import type { PaperLacks } from '@hessa/rules/quizzes/templates/paper-lacks';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { EditedSection } from '../quizzes/edited-parts.ts';
import type { EditedPaper } from '../quizzes/use-paper.ts';
import { applyTemplate } from '../templates/apply-template.ts';
import { BlueprintRowFields } from './blueprint-row-fields.tsx';
import { type EditedRow, isReadable, newRow, rowInto, rowsFor, sentRow } from './blueprint-rows.ts';
import { type Drawn, takeDrawn } from './take-drawn.ts';

interface BlueprintDialogProps {
  /** Of the template that was chosen: what the first rows ask for. */
  lacks: PaperLacks | undefined;
  /** The section that all of it goes to. */
  into?: EditedSection;
  template: ExamTemplate | undefined;
  lessonId: number;
  paper: EditedPaper;
  digits: DigitStyle;
  onClose: () => void;
}

/** Questions by a blueprint: so many of this, so many of that; they come into the editor as imported ones do. */
export function BlueprintDialog({ lacks, into, template, lessonId, paper, digits, onClose }: BlueprintDialogProps) {
  const [rows, setRows] = useState(() => (into ? [rowInto(into, paper.questions)] : rowsFor(lacks)));
  const [unusedOnly, setUnusedOnly] = useState(true);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { busy, refusal, send } = useSending();
  const labels = useRead('GET /api/teach/bank/labels', {}, { freshMs: 0 });
  const count = (value: number) => countedNoun(value, QUESTION, digits);
  const room = QUESTION_LIMITS.questions - paper.questions.length;
  const change = (id: string, to: Partial<EditedRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...to } : row)));

  const draw = () =>
    send(async () => {
      const body = { rows: rows.map(sentRow), unusedOnly, lessonId, except: [...paper.drawn] };
      setDrawn((await call('POST /api/teach/bank/draw', { body })).data);
    });

  function take(found: Drawn) {
    for (const { imageMediaId, imageUrl } of [...found.questions, ...found.passages]) {
      if (imageMediaId && imageUrl) paper.keepPicture(imageMediaId, imageUrl);
    }
    paper.keepDrawn(found.questions.map(({ id }) => id));
    paper.rework((now) => {
      // What is drawn for a part of the template goes into its section, which is laid out with it.
      const laid = template && rows.some(({ section }) => section !== null) ? applyTemplate(now, template) : now;
      const places = rows.map(({ section, weight }) => ({
        section: into?.id ?? laid.sections.find(({ name }) => name.trim() === section)?.id ?? null,
        weight: weight === '' ? null : Number(weight),
      }));
      return takeDrawn(laid, found, places);
    });
    onClose();
  }

  if (drawn) {
    const open = rows.filter((row, at) => (drawn.found[at] ?? 0) < Number(row.count));
    return (
      <Dialog title="اللي لقيناه في البنك" onClose={onClose}>
        <div className="blueprint">
          <p role="status">
            {drawn.questions.length === 0 ? 'مفيش ولا سؤال على طلبك.' : `لقينا ${count(drawn.questions.length)}.`}
          </p>
          {open.length > 0 && (
            <Note tone="warn" title="اللي مقدرناش نكمّله">
              {rows.map((row, at) => {
                const short = Number(row.count) - (drawn.found[at] ?? 0);
                return (
                  short > 0 && (
                    <p key={row.id}>
                      السطر {formatNumber(at + 1, digits)}: ناقص {count(short)}
                      {row.section && (
                        <>
                          {' '}
                          في <bdi>{row.section}</bdi>
                        </>
                      )}
                    </p>
                  )
                );
              })}
            </Note>
          )}
          {drawn.questions.length > room && (
            <Note tone="wrong" title={`الامتحان بياخد لحد ${count(QUESTION_LIMITS.questions)}`} />
          )}
          <div className="blueprint-acts">
            <Button look="line" onClick={() => setDrawn(null)}>
              غيّر الطلب
            </Button>
            <Button
              disabled={drawn.questions.length === 0 || drawn.questions.length > room}
              onClick={() => take(drawn)}
            >
              حطهم في الامتحان
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog title="اعمل لي ورقة" busy={busy} onClose={onClose}>
      <div className="blueprint">
        <p className="muted">قول عايز كام سؤال من إيه، وإحنا نسحبهم من بنك الأسئلة.</p>
        {rows.map((row, at) => (
          <BlueprintRowFields
            key={row.id}
            row={row}
            number={at + 1}
            units={labels.reply?.data.units ?? []}
            digits={digits}
            onChange={(to) => change(row.id, to)}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ id }) => id !== row.id)) : null}
          />
        ))}
        {rows.length < BLUEPRINT_LIMITS.rows && (
          <Button look="quiet" size="small" onClick={() => setRows([...rows, newRow()])}>
            سطر كمان
          </Button>
        )}
        <Checkbox checked={unusedOnly} onChange={({ target }) => setUnusedOnly(target.checked)}>
          من غير اللي استُخدم في آخر شهر
        </Checkbox>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <Button busy={busy} disabled={!rows.every(isReadable)} onClick={() => void draw()}>
          اسحب من البنك
        </Button>
      </div>
    </Dialog>
  );
}
