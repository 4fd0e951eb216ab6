import { BLUEPRINT_LIMITS } from '@hessa/rules/quizzes/bank/blueprint';
import type { ExamTemplate } from '@hessa/rules/quizzes/templates/exam-template';
import type { PaperLacks } from '@hessa/rules/quizzes/templates/paper-lacks';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { EditedSection } from '../quizzes/edited-parts.ts';
import type { EditedPaper } from '../quizzes/use-paper.ts';
import { applyTemplate } from '../templates/apply-template.ts';
import { BlueprintRowFields } from './blueprint-row-fields.tsx';
import { type EditedRow, isReadable, newRow, rowInto, rowsFor } from './blueprint-rows.ts';
import { DrawnDialog } from './drawn-dialog.tsx';
import { type Drawn, takeDrawn } from './take-drawn.ts';
import { courseChoices, unitChoices } from './unit-choices.ts';
import { useDrawing } from './use-drawing.ts';

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
  const [course, setCourse] = useState('');
  const labels = useRead('GET /api/teach/bank/labels', {}, { freshMs: 0 });
  const known = labels.reply?.data;
  const courses = courseChoices(known);
  const drawing = useDrawing(rows, { lessonId, unusedOnly, course, inPaper: paper.drawn });
  const { drawn, busy, refusal } = drawing;
  const change = (id: string, to: Partial<EditedRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...to } : row)));

  /** The units of another course are others. */
  function chooseCourse(to: string) {
    setCourse(to);
    setRows((now) => now.map((row) => ({ ...row, unit: '' })));
  }

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
    return (
      <DrawnDialog
        {...{ rows, drawn, drawing, digits, onClose }}
        inPaper={paper.questions.length}
        onTake={() => take(drawn)}
      />
    );
  }

  return (
    <Dialog title="اعمل لي ورقة" busy={busy} onClose={onClose}>
      <div className="blueprint">
        <p className="muted">قول عايز كام سؤال من إيه، وإحنا نسحبهم من بنك الأسئلة.</p>
        {courses.length > 1 && (
          <SelectField
            label="من أسئلة كورس"
            value={course}
            options={[{ value: '', label: 'كل الكورسات' }, ...courses]}
            onChange={({ target }) => chooseCourse(target.value)}
          />
        )}
        {rows.map((row, at) => (
          <BlueprintRowFields
            key={row.id}
            row={row}
            number={at + 1}
            units={unitChoices(known, course, digits)}
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
        <Button busy={busy} disabled={!rows.every(isReadable)} onClick={() => void drawing.drawAll()}>
          اسحب من البنك
        </Button>
      </div>
    </Dialog>
  );
}
