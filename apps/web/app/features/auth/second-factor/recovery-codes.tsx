import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';
import './second-factor.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  title: string;
  onDone: () => void;
}

/** Shown this once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, title, onDone }: RecoveryCodesProps) {
  return (
    <div className="form">
      <Note tone="right" title={title}>
        لو الموبايل ضاع، كل كود من دول بيدخّلك مرة واحدة. اكتبهم في ورقة واحفظها بعيد عن الموبايل: مش هيظهروا تاني.
      </Note>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>كتبتهم عندي</Button>
    </div>
  );
}
