import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Button } from '../../../../ui/controls/button.tsx';
import type { KeptSheet } from './kept-sheets.ts';
import type { SheetDesk } from './read-picture.ts';

interface KeptSheetListProps {
  waiting: readonly KeptSheet[];
  read: SheetDesk['read'];
  digits: DigitStyle;
  onAgain: (kept: KeptSheet, instead: boolean) => void;
  onDrop: (kept: KeptSheet) => void;
}

/** What waits on the phone, with what the server said to it; below, what is stored, each with its photograph. */
export function KeptSheetList({ waiting, read, digits, onAgain, onDrop }: KeptSheetListProps) {
  return (
    <>
      {waiting.length > 0 && (
        <section aria-label="لسه على الموبايل">
          <h2>لسه على الموبايل</h2>
          <ul className="sheet-list">
            {waiting.map((kept) => (
              <li key={kept.sheet.key}>
                <div>
                  <b>
                    <bdi>{kept.name || kept.sheet.seat}</bdi>
                  </b>
                  <p className="muted">{kept.refusal?.message ?? 'مستنية النت، وهتتبعت لوحدها.'}</p>
                </div>
                {kept.refusal && (
                  <div className="console-actions">
                    {kept.refusal.code === 'sheets.read_otherwise' ? (
                      <Button size="small" onClick={() => onAgain(kept, true)}>
                        حطها مكانها
                      </Button>
                    ) : (
                      <Button size="small" look="line" onClick={() => onAgain(kept, false)}>
                        ابعتها تاني
                      </Button>
                    )}
                    <Button size="small" look="quiet" onClick={() => onDrop(kept)}>
                      سيبها
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {read.length > 0 && (
        <section aria-label="اتقرا واتسجّل">
          <h2>اتقرا واتسجّل</h2>
          <ul className="sheet-list">
            {read.map(({ key, name, version, letter, page }) => (
              <li key={key}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className="muted">
                  النموذج {letter}، نسخة {formatNumber(version, digits)}
                </span>
                <a href={page} target="_blank" rel="noreferrer">
                  صورة الورقة
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
