import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { useSending } from '../../../api/use-sending.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';

interface UndoVoidsProps {
  batchId: number;
  voids: readonly { voidedAt: string; count: number }[];
  digits: DigitStyle;
  /** With what is to be told about it. */
  onRestored: (news: string) => void;
}

/** What was voided within the last hour, each with its way back. */
export function UndoVoids({ batchId, voids, digits, onRestored }: UndoVoidsProps) {
  const { busy, refusal, send } = useSending();
  const restore = (voidedAt: string) =>
    send(async () => {
      const { data } = await callFreshly('POST /api/teach/code-batches/{batchId}/unvoid', {
        params: { batchId },
        body: { voidedAt },
      });
      onRestored(`رجع ${countedAlone(data.restored, CODE, digits)}`);
    });

  return (
    <>
      {voids.map(({ voidedAt, count }) => (
        <Note
          key={voidedAt}
          still
          tone="info"
          title={`اتلغى ${countedAlone(count, CODE, digits)} ${exactMoment(voidedAt, digits)}`}
          actions={
            <Button look="line" size="small" busy={busy} onClick={() => void restore(voidedAt)}>
              ارجع في الإلغاء
            </Button>
          }
        >
          <p>ينفع ترجع لحد ساعة من وقت الإلغاء.</p>
        </Note>
      ))}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </>
  );
}
