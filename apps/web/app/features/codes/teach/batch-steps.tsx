import { teachCodeBatchPath, teachPrintCardsPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '../../../api/use-sending.ts';
import { MoreMenu } from '../../../teach-shell/frame/more-menu.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { type Batch, batchCards, batchTitle } from './batch.ts';
import { exportBatch } from './save-codes.ts';
import { VoidDialog } from './void-dialog.tsx';

interface BatchStepsProps {
  batch: Batch;
  digits: DigitStyle;
  onChanged: () => Promise<void>;
}

/** What is done with a batch without opening it: print, save as a file, take the rest out of use. */
export function BatchSteps({ batch, digits, onChanged }: BatchStepsProps) {
  const [voiding, setVoiding] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const navigate = useNavigate();
  const { send } = useSending();
  const title = batchTitle(batch);
  const which = `${title}، من ${batchCards(batch)}`;
  const { id: batchId, fresh, sold } = batch;

  async function save() {
    const refused = await send(() => exportBatch(batchId, 'xlsx'));
    if (refused) setNews(refused.messageAr);
  }

  return (
    <div className="batch-steps">
      <IconButton label={`اطبع كروت ${which}`} onClick={() => void navigate(teachPrintCardsPath({ batchId }))}>
        <IconPrinter size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={`نزّل في Excel كروت ${which}`} onClick={() => void save()}>
        <IconDownload size={20} aria-hidden="true" />
      </IconButton>
      <MoreMenu
        about={which}
        choices={[
          { label: 'افتح الأكواد', onChoose: () => void navigate(teachCodeBatchPath({ batchId })) },
          ...(fresh + sold > 0 ? [{ label: 'الغي الباقي', danger: true, onChoose: () => setVoiding(true) }] : []),
        ]}
      />
      {voiding && (
        <VoidDialog
          voiding={{ kind: 'batch', batchId, fresh, sold }}
          digits={digits}
          onClose={() => setVoiding(false)}
          onVoided={(said) => {
            setVoiding(false);
            setNews(said);
            void onChanged();
          }}
        />
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
