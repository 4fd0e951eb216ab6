import type { Reply } from '@hessa/contract/client';
import { shownPercent } from '@hessa/rules/quizzes/shown-percent';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { safeCell } from '@hessa/rules/text/spreadsheet-cell';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { useSending } from '../../../api/use-sending.ts';
import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../../spreadsheet/save-file.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { passWords } from './pass-words.ts';

type Exported = Reply<'POST /api/teach/results/{lessonId}/export'>['data'];

interface MarksToExcelProps {
  lessonId: number;
  lessonName: string;
  digits: DigitStyle;
}

/** Every mark of a quiz as a workbook. */
export function MarksToExcel({ lessonId, lessonName, digits }: MarksToExcelProps) {
  const { busy, refusal, send } = useSending();
  return (
    <>
      <Button
        look="line"
        size="small"
        busy={busy}
        onClick={() => void send(() => saveMarks(lessonId, lessonName, digits))}
      >
        {!busy && <IconFileSpreadsheet size={20} aria-hidden="true" />}
        الدرجات <bdi dir="ltr">Excel</bdi>
      </Button>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </>
  );
}

async function saveMarks(lessonId: number, lessonName: string, digits: DigitStyle): Promise<void> {
  const rows: (string | number)[][] = [
    [
      'الطالب',
      'موبايل الطالب',
      'موبايل ولي الأمر',
      `${safeCell(lessonName)} ٪`,
      'صح',
      'من',
      'الدرجة',
      'من درجة',
      'النجاح',
      'اتسلّم',
    ],
  ];
  let after: string | null = null;
  do {
    const page: { data: Exported } = await callFreshly('POST /api/teach/results/{lessonId}/export', {
      params: { lessonId },
      body: after === null ? {} : { after },
    });
    for (const paper of page.data.papers) {
      const { name, phone, parentPhone, score, correctCount, total, marks, submittedAt } = paper;
      const who = [name, phone, parentPhone ?? ''].map(safeCell);
      rows.push([
        ...who,
        score === null ? 'لسه بتتصحح' : shownPercent(score),
        correctCount,
        total,
        ...(marks ? [marks.earned, marks.possible] : ['', '']),
        paper.held > 0 ? 'درجة مؤقتة' : paper.passed === null ? '' : passWords(paper.passed),
        exactMoment(submittedAt, digits),
      ]);
    }
    after = page.data.next;
  } while (after !== null);
  const widths = [30, 16, 18, 16, 8, 8, 10, 10, 18, 26];
  saveFile(await makeWorkbook([{ name: 'الدرجات', rows, widths }]), `marks-${lessonId}.xlsx`);
}
