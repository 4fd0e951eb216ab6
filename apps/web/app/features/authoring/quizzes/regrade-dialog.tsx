import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { ReadFailed } from '../../../teach-shell/read-failed.tsx';
import type { LongJob } from '../../../teach-shell/use-long-job.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RegradeFigures } from './regrade-figures.tsx';
import { RegradeTable } from './regrade-table.tsx';
import './regrade-dialog.css';

interface RegradeDialogProps {
  lessonId: number;
  digits: DigitStyle;
  onClose: () => void;
  onStarted: (job: LongJob) => void;
}

const PAGE_SIZE = 20;

/** Who would change by how much; only the press at its end changes anything. */
export function RegradeDialog({ lessonId, digits, onClose, onStarted }: RegradeDialogProps) {
  // One key for this dialog: pressing twice, or again after a lost reply, still starts one job.
  const [key] = useState(() => crypto.randomUUID());
  const [page, setPage] = useState(1);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const params = { lessonId };
  const read = useRead(
    'GET /api/teach/quizzes/{lessonId}/regrade-preview',
    { params, query: { pageNumber: page, pageSize: PAGE_SIZE } },
    { freshMs: 0, forgotten: true },
  );
  const preview = read.reply?.data;

  async function confirm(version: number) {
    setBusy(true);
    setRefusal(null);
    try {
      onStarted((await call('POST /api/teach/quizzes/{lessonId}/regrade', { params, body: { key, version } })).data);
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
      if (error instanceof ApiError && error.code === 'quiz.changed_since_preview') await read.refresh();
    }
  }

  return (
    <Dialog title="إعادة التصحيح" busy={busy} onClose={onClose}>
      <div className="regrade">
        {read.error && <ReadFailed title="مقدرناش نحسب الفرق" error={read.error} onRetry={read.refresh} />}
        {read.isLoading && <PageSpinner label="بنحسب الفرق" />}
        {preview && (
          <>
            <RegradeFigures preview={preview} digits={digits} />
            {preview.students.length > 0 && <RegradeTable students={preview.students} digits={digits} />}
            <Pager
              label="صفحات الطلبة"
              numbers="words"
              current={page}
              total={Math.ceil(preview.changedCount / PAGE_SIZE)}
              digits={digits}
              onPage={setPage}
            />
            <p className="muted regrade-rule">
              السؤال اللي اتشال أو اتكتب من جديد أو اتضاف بعد التسليم مش بيتحسب للي سلّم قبله، لا ليه ولا عليه.
            </p>
            {refusal && <Note tone="wrong" title={refusal} />}
            {preview.papers > 0 && (
              <Button wide busy={busy} onClick={() => void confirm(preview.version)}>
                أعد التصحيح
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
