import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { UNDO_DAYS } from '@hessa/rules/trash/deleted-thing';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { ConfirmDialog } from '../../teach-shell/editing/confirm-dialog.tsx';
import { callFreshly } from '../../teach-shell/frame/call-freshly.ts';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { DELETED_KINDS, DeletedRow, type DeletedThing } from './deleted-row.tsx';
import './deleted-screen.css';

interface DeletedScreenProps {
  digits: DigitStyle;
  /** Only the owner erases before the time is over. */
  isOwner: boolean;
  /** What will go by itself, below what was deleted by hand. */
  children: ReactNode;
}

/** What was deleted in the last thirty days, and the way back. */
export function DeletedScreen({ digits, isOwner, children }: DeletedScreenProps) {
  const read = useRead('GET /api/teach/deleted', {}, { freshMs: 0 });
  const [erasing, setErasing] = useState<DeletedThing | null>(null);
  const [news, setNews] = useState<string | null>(null);

  async function done(words: string) {
    setErasing(null);
    setNews(words);
    await read.refresh();
  }

  async function restore({ id, title }: DeletedThing) {
    await call('POST /api/teach/deleted/{deletedId}/restore', { params: { deletedId: id } });
    await done(`«${title}» رجع مكانه`);
  }

  async function erase({ id }: DeletedThing) {
    await callFreshly('POST /api/teach/deleted/{deletedId}/erase', { params: { deletedId: id } });
    await done('اتمسح للأبد');
  }

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>المحذوفات</h1>
      </div>
      <p className="muted">
        اللي بتحذفه بيفضل هنا {countedNoun(UNDO_DAYS, DAY, digits)} وبعدها بيتمسح للأبد. اللي بيرجع، بيرجع بكل اللي كان
        معاه.
      </p>
      <ReadGate read={read} waiting="بنجيب المحذوفات" failed="مقدرناش نجيب المحذوفات">
        {({ data: things }) =>
          things.length === 0 ? (
            <StatePanel drawing={<CopybookDrawing />} title="مفيش حاجة محذوفة">
              لو حذفت كورس أو درس أو كتاب بالغلط، هتلاقيه هنا.
            </StatePanel>
          ) : (
            <ul className="deleted">
              {things.map((thing) => (
                <DeletedRow
                  key={thing.id}
                  thing={thing}
                  digits={digits}
                  onRestore={() => restore(thing)}
                  onErase={isOwner ? () => setErasing(thing) : null}
                />
              ))}
            </ul>
          )
        }
      </ReadGate>
      {children}
      {erasing && (
        <ConfirmDialog
          title={`تمسح «${erasing.title}» للأبد؟`}
          confirm={`امسح ${DELETED_KINDS[erasing.kind].the} للأبد`}
          danger
          onClose={() => setErasing(null)}
          onConfirm={() => erase(erasing)}
        >
          <p>
            «<RtlTitle>{erasing.title}</RtlTitle>» هيتمسح دلوقتي ومفيش رجوع.
          </p>
        </ConfirmDialog>
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
