import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { makeWorkbook } from '../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../spreadsheet/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';

/** The first passwords, given once in a file: the platform keeps none. */
export function ImportedPasswords({ jobId }: { jobId: string }) {
  const [isSaved, setSaved] = useState(false);
  const { busy, refusal, send } = useSending();

  const save = () =>
    send(async () => {
      setSaved(false);
      const { data } = await call('POST /api/teach/student-import/{jobId}/passwords', { params: { jobId } });
      const rows = data.students.map(({ name, phone, grade, password }) => [
        name,
        phone,
        isGrade(grade) ? gradeLabel(grade) : grade,
        password,
      ]);
      const heads = ['الاسم', 'موبايل الطالب', 'السنة الدراسية', 'كلمة السر المؤقتة'];
      saveFile(
        await makeWorkbook([{ name: 'كلمات السر', rows: [heads, ...rows], widths: [32, 18, 24, 20] }]),
        'students-passwords.xlsx',
      );
      setSaved(true);
    });

  return (
    <section className="console-part" aria-labelledby="passwords">
      <h2 id="passwords">كلمات السر</h2>
      <p>كل طالب ليه كلمة سر مؤقتة. بتنزل مرة واحدة في ملف Excel، وكل طالب يغيّرها من حسابه.</p>
      <div>
        <Button busy={busy} onClick={() => void save()}>
          نزّل كلمات السر
        </Button>
      </div>
      {isSaved && <Note tone="right" title="الملف نزل. احفظه في مكان أمين: مش هينزل تاني بعد شوية." />}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </section>
  );
}
