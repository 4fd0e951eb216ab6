import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import type { LongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
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
  const { busy, refusal, send } = useSending();
  const params = { lessonId };
  const read = useRead(
    'GET /api/teach/quizzes/{lessonId}/regrade-preview',
    { params, query: { pageNumber: page, pageSize: PAGE_SIZE } },
    { freshMs: 0, forgotten: true },
  );

  async function confirm(version: number) {
    const refused = await send(async () => {
      onStarted((await call('POST /api/teach/quizzes/{lessonId}/regrade', { params, body: { key, version } })).data);
    });
    if (refused?.code === 'quiz.changed_since_preview') await read.refresh();
  }

  return (
    <Dialog title="إعادة التصحيح" busy={busy} onClose={onClose}>
      <div className="regrade">
        <ReadGate read={read} waiting="بنحسب الفرق" failed="مقدرناش نحسب الفرق">
          {({ data: preview }) => (
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
              {refusal && <Note tone="wrong" title={refusal.messageAr} />}
              {preview.papers > 0 && (
                <Button wide busy={busy} onClick={() => void confirm(preview.version)}>
                  أعد التصحيح
                </Button>
              )}
            </>
          )}
        </ReadGate>
      </div>
    </Dialog>
  );
}
