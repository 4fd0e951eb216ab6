import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachStudentsPath } from '@hessa/rules/pages/console-pages';
import { SHEET_HEADS, type SheetField, STUDENTS_IN_A_SHEET } from '@hessa/rules/students/student-sheet';
import { ROW, STUDENT } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { makeWorkbook } from '../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../spreadsheet/save-file.ts';
import { WayBack } from '../../teach-shell/frame/way-back.tsx';
import { JobProgress } from '../../teach-shell/reports/job-progress.tsx';
import { isOpen, useLongJob } from '../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Spinner } from '../../ui/notices/spinner.tsx';
import { ImportedPasswords } from './imported-passwords.tsx';
import { readStudentsFile, type StudentsFile } from './read-students-file.ts';
import { ROW_PROBLEMS } from './sheet-problem-words.ts';
import './students-screen.css';

const SHOWN_PROBLEMS = 100;

/** A list that a teacher has in Excel becomes accounts: read, checked row by row, and made only when confirmed. */
export function ImportStudentsScreen({ digits }: { digits: DigitStyle }) {
  const followed = useLongJob('students import');
  return (
    <div className="console-page">
      <WayBack to={teachStudentsPath()}>كل الطلبة</WayBack>
      <div className="console-head">
        <h1>طلبة من ملف</h1>
      </div>
      <div className="import-steps">
        <JobProgress
          followed={followed}
          digits={digits}
          working="بنعمل الحسابات"
          nothingLeft="اللي اتعملهم حساب قبل ما يقف موجودين، وكلمات سرهم تحت."
        >
          {({ result }) => (
            <Note
              tone="right"
              title={`ضفنا ${countedNoun(Number(result?.made ?? 0), STUDENT, digits)}`}
              actions={
                <Button look="line" size="small" onClick={followed.forget}>
                  ملف تاني
                </Button>
              }
            >
              {Number(result?.skipped) > 0 && (
                <p>{countedNoun(Number(result?.skipped), STUDENT, digits)} كان عندهم حساب قبل كده، فسبناهم.</p>
              )}
            </Note>
          )}
        </JobProgress>
        {followed.job && !isOpen(followed.job) && <ImportedPasswords key={followed.job.id} jobId={followed.job.id} />}
        {!followed.job && <FilePick digits={digits} onAsked={followed.follow} />}
      </div>
    </div>
  );
}

interface FilePickProps {
  digits: DigitStyle;
  onAsked: ReturnType<typeof useLongJob>['follow'];
}

function FilePick({ digits, onAsked }: FilePickProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<StudentsFile | null>(null);
  const { busy, refusal, send } = useSending();

  const pick = (picked: File) =>
    send(async () => {
      setFile(null);
      setKey(crypto.randomUUID());
      setFile(await readStudentsFile(picked, digits));
    });
  const bring = (students: Extract<StudentsFile, { kind: 'read' }>['ready']) =>
    send(async () => {
      onAsked((await call('POST /api/teach/student-import', { body: { key, students: [...students] } })).data);
    });

  return (
    <>
      <p>
        كل سطر طالب: الاسم وموبايله وموبايل ولي الأمر والسنة، والإيميل لو موجود. لحد{' '}
        {countedNoun(STUDENTS_IN_A_SHEET, STUDENT, digits)} في الملف.
      </p>
      <Button look="line" size="small" onClick={() => void saveTemplate()}>
        نزّل النموذج
      </Button>
      <label className="btn btn-solid file-pick">
        اختار ملف Excel
        <input
          type="file"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const picked = event.target.files?.[0];
            // Emptied, so that the same file, mended, can be chosen again.
            event.target.value = '';
            if (picked) void pick(picked);
          }}
        />
      </label>
      {busy && !file && (
        <p role="status">
          <Spinner /> بنقرا الملف
        </p>
      )}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      {file?.kind === 'refused' && <Note tone="wrong" title={file.why} />}
      {file?.kind === 'read' && (
        <>
          <p role="status">
            {file.ready.length === 0 ? 'مفيش سطر جاهز' : `الجاهز: ${countedNoun(file.ready.length, STUDENT, digits)}`}
            {file.problems.length > 0 && `، ومحتاج يتصلّح: ${countedNoun(file.problems.length, ROW, digits)}`}. لسه محدش
            اتضاف.
          </p>
          {file.problems.length > 0 && (
            <ul className="sheet-problems" aria-label="سطور محتاجة تتصلّح">
              {file.problems.slice(0, SHOWN_PROBLEMS).map(({ row, problems }) => (
                <li key={row}>
                  <b>سطر {formatNumber(row, digits)}:</b> {problems.map((problem) => ROW_PROBLEMS[problem]).join('، ')}
                </li>
              ))}
              {file.problems.length > SHOWN_PROBLEMS && (
                <li className="muted">و{countedNoun(file.problems.length - SHOWN_PROBLEMS, ROW, digits)} كمان.</li>
              )}
            </ul>
          )}
          {file.ready.length > 0 && (
            <Button busy={busy} onClick={() => void bring(file.ready)}>
              {file.problems.length > 0 ? 'ضيف الجاهزين وسيب الباقي' : 'ضيفهم'}
            </Button>
          )}
        </>
      )}
    </>
  );
}

async function saveTemplate(): Promise<void> {
  const fields = Object.keys(SHEET_HEADS) as SheetField[];
  const heads = fields.map((field) => SHEET_HEADS[field][0] ?? '');
  const example = ['مثال: أحمد محمد علي', '01012345678', '01112345678', gradeLabel('Secondary1'), ''];
  saveFile(
    await makeWorkbook([{ name: 'الطلبة', rows: [heads, example], widths: [32, 18, 20, 24, 30] }]),
    'students-template.xlsx',
  );
}
