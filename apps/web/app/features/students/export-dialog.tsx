import { formatCount } from '@hessa/rules/text/count';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { CSV_MARK, csvLines } from '../../spreadsheet/csv-text.ts';
import { makeWorkbook } from '../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../spreadsheet/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Spinner } from '../../ui/notices/spinner.tsx';
import { STUDENTS_HEADS, type StudentsFilter, studentRows } from './students-file.ts';
import '../../teach-shell/editing/reason-dialog.css';

/** A workbook is built whole in memory; beyond this many rows a phone would feel it. */
const EXCEL_AT_MOST = 20_000;

interface ExportDialogProps {
  filter: StudentsFilter;
  digits: DigitStyle;
  onClose: () => void;
}

export function ExportDialog({ filter, digits, onClose }: ExportDialogProps) {
  const [done, setDone] = useState(0);
  const [isTooMany, setTooMany] = useState(false);
  const { busy, refusal, send } = useSending();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  const save = (kind: 'csv' | 'xlsx') =>
    send(async () => {
      leaving.current = new AbortController();
      setDone(0);
      const file = await fileOf(kind, filter, leaving.current.signal, setDone);
      setTooMany(file === null);
      if (!file) return;
      saveFile(file, `students.${kind}`);
      onClose();
    });

  return (
    <Dialog title="نزّل القايمة" onClose={onClose}>
      <div className="reason-form">
        <p>
          {filter.selected
            ? `${countedNoun(filter.selected.length, STUDENT, digits)} اختارتهم.`
            : 'القايمة زي ما هي ظاهرة دلوقتي.'}{' '}
          دي بيانات ناس: خلي الملف معاك، وتنزيله بيتسجّل باسمك.
        </p>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        {isTooMany && (
          <Note tone="warn" title={`Excel لحد ${countedNoun(EXCEL_AT_MOST, STUDENT, digits)}`}>
            <p>للأكتر من كده نزّل CSV، أو اختار سنة.</p>
          </Note>
        )}
        {!busy ? (
          <div className="console-actions">
            <Button data-first-focus onClick={() => void save('xlsx')}>
              ملف Excel
            </Button>
            <Button look="line" onClick={() => void save('csv')}>
              ملف CSV
            </Button>
          </div>
        ) : (
          <p className="muted" role="status">
            <Spinner /> بنجهّز الملف: {formatCount(done, digits)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Null for more rows than a workbook takes. */
async function fileOf(
  kind: 'csv' | 'xlsx',
  filter: StudentsFilter,
  signal: AbortSignal,
  onDone: (count: number) => void,
): Promise<Blob | null> {
  const texts: string[] = [CSV_MARK, csvLines([STUDENTS_HEADS])];
  const rows: string[][] = [STUDENTS_HEADS];
  let done = 0;
  for await (const page of studentRows(filter, signal)) {
    if (kind === 'csv') texts.push(csvLines(page));
    else rows.push(...page);
    done += page.length;
    onDone(done);
    if (rows.length > EXCEL_AT_MOST) return null;
  }
  if (kind === 'csv') return new Blob(texts, { type: 'text/csv;charset=utf-8' });
  return makeWorkbook([{ name: 'الطلبة', rows, widths: [30, 16, 14, 30, 10, 8, 16, 14, 18, 30, 14, 10] }]);
}
