import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { makeWorkbook } from '../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../spreadsheet/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** The first passwords, given once in a file: the platform keeps none. */
export function ImportedPasswords({ jobId }: { jobId: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'right' | 'wrong'; text: string } | null>(null);

  async function save() {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
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
      setSaid({ tone: 'right', text: 'الملف نزل. احفظه في مكان أمين: مش هينزل تاني بعد شوية.' });
    } catch (error) {
      const text = error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.';
      setSaid({ tone: 'wrong', text });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="console-part" aria-labelledby="passwords">
      <h2 id="passwords">كلمات السر</h2>
      <p>كل طالب ليه كلمة سر مؤقتة. بتنزل مرة واحدة في ملف Excel، وكل طالب يغيّرها من حسابه.</p>
      <div>
        <Button busy={busy} onClick={() => void save()}>
          نزّل كلمات السر
        </Button>
      </div>
      {said && <Note tone={said.tone} title={said.text} />}
    </section>
  );
}
