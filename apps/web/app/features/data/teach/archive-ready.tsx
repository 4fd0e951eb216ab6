import { FILE, ROW } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { fileSize } from '../../../teach-shell/files/file-size.ts';
import type { LongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';

interface ArchiveReadyProps {
  job: LongJob;
  digits: DigitStyle;
  onAnother: () => void;
}

/** A finished copy: how much is in it, and the way to fetch it while it is kept. */
export function ArchiveReady({ job, digits, onAnother }: ArchiveReadyProps) {
  const { busy, refusal, send } = useSending();
  const fact = (name: string) => Number(job.result?.[name] ?? 0);

  const rows = `${countedNoun(fact('rows'), ROW, digits)} من البيانات`;
  const contents = fact('files') > 0 ? `${rows}، و${countedNoun(fact('files'), FILE, digits)}` : rows;

  const fetchIt = () =>
    send(async () => {
      const { data } = await call('POST /api/teach/data/archives/{jobId}/open', { params: { jobId: job.id } });
      location.assign(data.url);
    });

  return (
    <>
      <Note
        tone="right"
        title="النسخة جاهزة"
        actions={
          <>
            <Button size="small" busy={busy} onClick={() => void fetchIt()}>
              نزّلها
            </Button>
            <Button look="quiet" size="small" onClick={onAnother}>
              اعمل واحدة جديدة
            </Button>
          </>
        }
      >
        <p>{`${fileSize(fact('bytes'), digits)}: ${contents}. هتتمسح من عندنا بعد يوم.`}</p>
      </Note>
      {fact('missingFiles') > 0 && (
        <Note tone="warn" title={`${countedNoun(fact('missingFiles'), FILE, digits)} مالقيناهمش على الجهاز`}>
          <p>النسخة فيها كل الباقي.</p>
        </Note>
      )}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </>
  );
}
