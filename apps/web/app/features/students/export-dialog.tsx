import { STUDENT } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { CSV_MARK, csvLines } from '../../spreadsheet/csv-text.ts';
import { makeWorkbook } from '../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../spreadsheet/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { STUDENTS_HEADS, type StudentsFilter, studentRows } from './students-file.ts';

/** A workbook is built whole in memory; beyond this many rows a phone would feel it. */
const EXCEL_AT_MOST = 20_000;

interface ExportDialogProps {
  filter: StudentsFilter & { count: number };
  digits: DigitStyle;
  onClose: () => void;
}

export function ExportDialog({ filter, digits, onClose }: ExportDialogProps) {
  const [done, setDone] = useState(0);
  const { busy, refusal, send } = useSending();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  const save = (kind: 'csv' | 'xlsx') =>
    send(async () => {
      leaving.current = new AbortController();
      setDone(0);
      saveFile(await fileOf(kind, filter, leaving.current.signal, setDone), `students.${kind}`);
      onClose();
    });

  return (
    <Dialog title="نزّل القايمة" onClose={onClose}>
      <div className="reason-form">
        <p>
          {countedNoun(filter.count, STUDENT, digits)} زي ما القايمة ظاهرة دلوقتي. دي بيانات ناس: خلي الملف معاك،
          وتنزيله بيتسجّل باسمك.
        </p>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        {!busy ? (
          <div className="console-actions">
            {filter.count <= EXCEL_AT_MOST && (
              <Button data-first-focus onClick={() => void save('xlsx')}>
                ملف Excel
              </Button>
            )}
            <Button look="line" onClick={() => void save('csv')}>
              ملف CSV
            </Button>
          </div>
        ) : (
          <>
            <ProgressBar percent={filter.count ? (done / filter.count) * 100 : 0} label="بنجهّز الملف" />
            <p className="muted" role="status">
              بنجهّز الملف: {formatNumber(done, digits)} من {formatNumber(filter.count, digits)}
            </p>
          </>
        )}
        {filter.count > EXCEL_AT_MOST && (
          <p className="muted">
            Excel لحد {countedNoun(EXCEL_AT_MOST, STUDENT, digits)}. للأكتر من كده نزّل CSV، أو اختار سنة.
          </p>
        )}
      </div>
    </Dialog>
  );
}

async function fileOf(
  kind: 'csv' | 'xlsx',
  filter: StudentsFilter,
  signal: AbortSignal,
  onDone: (count: number) => void,
): Promise<Blob> {
  const texts: string[] = [CSV_MARK, csvLines([STUDENTS_HEADS])];
  const rows: string[][] = [STUDENTS_HEADS];
  let done = 0;
  for await (const page of studentRows(filter, signal)) {
    if (kind === 'csv') texts.push(csvLines(page));
    else rows.push(...page);
    done += page.length;
    onDone(done);
  }
  if (kind === 'csv') return new Blob(texts, { type: 'text/csv;charset=utf-8' });
  return makeWorkbook([{ name: 'الطلبة', rows, widths: [30, 16, 18, 30, 22, 14, 14, 10] }]);
}
