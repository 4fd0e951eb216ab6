import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import { type FollowedJob, isOpen, type LongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RegradeFigures } from './regrade-figures.tsx';
import { RegradeProgress } from './regrade-progress.tsx';
import { RegradeTable } from './regrade-table.tsx';
import './regrade-dialog.css';

interface RegradeDialogProps {
  lessonId: number;
  digits: DigitStyle;
  regrade: FollowedJob;
  onClose: () => void;
}

const PAGE_SIZE = 20;

/** Who would change by how much, the press that does it, and, where it was pressed, what came of it. */
export function RegradeDialog({ lessonId, digits, regrade, onClose }: RegradeDialogProps) {
  const [isStarted, setStarted] = useState(false);
  const [busy, setBusy] = useState(false);
  const job = isStarted ? regrade.job : null;
  // A new title is a new view, and is read out.
  const title = !job
    ? 'إعادة التصحيح'
    : isOpen(job)
      ? 'بنعيد التصحيح'
      : job.state === 'done'
        ? 'التصحيح اتعاد'
        : 'التصحيح ماكملش';

  function close() {
    if (job && !isOpen(job)) regrade.forget();
    onClose();
  }

  return (
    <Dialog title={title} busy={busy} onClose={close}>
      {(dismiss) =>
        job ? (
          <div className="regrade">
            <RegradeProgress regrade={{ ...regrade, forget: dismiss }} digits={digits} />
          </div>
        ) : (
          <Preview
            {...{ lessonId, digits }}
            onBusy={setBusy}
            onStarted={(started) => {
              setStarted(true);
              regrade.follow(started);
            }}
          />
        )
      }
    </Dialog>
  );
}

interface PreviewProps {
  lessonId: number;
  digits: DigitStyle;
  onBusy: (busy: boolean) => void;
  onStarted: (job: LongJob) => void;
}

/** Only the press at its end changes anything. */
function Preview({ lessonId, digits, onBusy, onStarted }: PreviewProps) {
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
    onBusy(true);
    const refused = await send(async () => {
      onStarted((await call('POST /api/teach/quizzes/{lessonId}/regrade', { params, body: { key, version } })).data);
    });
    onBusy(false);
    if (refused?.code === 'quiz.changed_since_preview') await read.refresh();
  }

  return (
    <ReadGate read={read} waiting="بنحسب الفرق" failed="مقدرناش نحسب الفرق">
      {({ data: preview }) => (
        <form
          className="regrade"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(preview.version);
          }}
        >
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
            <Button type="submit" wide busy={busy}>
              أعد التصحيح
            </Button>
          )}
        </form>
      )}
    </ReadGate>
  );
}
