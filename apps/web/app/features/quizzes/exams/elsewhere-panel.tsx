import type { ReactNode } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';

interface ElsewherePanelProps {
  /** How many answers of this device the server does not have yet. */
  unsent: number;
  /** Something written here was overwritten there. */
  hasAside: boolean;
  isOffline: boolean;
  back: ReactNode;
  onGoOn: () => Promise<void>;
}

/** The paper went on with another device: what was written here is on its way there, or has arrived. */
export function ElsewherePanel({ unsent, hasAside, isOffline, back, onGoOn }: ElsewherePanelProps) {
  const { busy, refusal, send } = useSending();
  return (
    <div className="wrap" role="status">
      <StatePanel
        heading="h1"
        drawing={<CopybookDrawing />}
        title="كمّلت الامتحان على جهاز تاني"
        actions={
          <>
            <Button busy={busy} onClick={() => void send(onGoOn)}>
              كمّل هنا
            </Button>
            {back}
          </>
        }
      >
        <p>{whereWords(unsent, hasAside, isOffline)} الوقت واحد، ولو دوست هنا هتكمّل من نفس الورقة.</p>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      </StatePanel>
    </div>
  );
}

function whereWords(unsent: number, hasAside: boolean, isOffline: boolean): string {
  if (unsent === 0 && hasAside) {
    return 'إجاباتك هنا وصلت، إلا كلام كتبته واتكتب غيره على جهازك التاني: متشال لك، وهتلاقيه تحت سؤاله.';
  }
  if (unsent === 0) return 'كل اللي حلّيته هنا وصل ورقتك.';
  return isOffline
    ? 'فيه إجابات لسه على الجهاز ده، وهتوصل ورقتك أول ما النت يرجع.'
    : 'فيه إجابات لسه على الجهاز ده، وبتتبعت لورقتك دلوقتي.';
}
