import { Button } from '../../ui/controls/button.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import type { Phones } from './look-up-child.ts';
import './remembered-row.css';

interface RememberedRowProps {
  known: readonly Phones[];
  busy: boolean;
  onPress: (child: Phones) => void;
}

/** A press for each child that the phone remembers, by the number: no name travels here. */
export function RememberedRow({ known, busy, onPress }: RememberedRowProps) {
  if (known.length === 0) return null;
  return (
    <div className="remembered">
      <p className="muted">أو شوف على طول صاحب الرقم:</p>
      {known.map((child) => (
        <Button
          key={`${child.parentPhone} ${child.studentPhone}`}
          look="line"
          size="small"
          busy={busy}
          onClick={() => onPress(child)}
        >
          <Ltr>{child.studentPhone}</Ltr>
        </Button>
      ))}
    </div>
  );
}
