import type { Reply } from '@hessa/contract/client';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { DeletedKind } from '@hessa/rules/trash/deleted-thing';
import { useSending } from '../../api/use-sending.ts';
import { exactMoment, shortDate } from '../../teach-shell/reports/short-date.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';

export type DeletedThing = Reply<'GET /api/teach/deleted'>['data'][number];

const KINDS: Record<DeletedKind, string> = {
  course: 'كورس',
  unit: 'وحدة',
  lesson: 'درس',
  resource: 'ملف أو لينك',
  book: 'كتاب',
  student: 'طالب',
};

interface DeletedRowProps {
  thing: DeletedThing;
  digits: DigitStyle;
  /** Throws what the server refused. */
  onRestore: () => Promise<void>;
  onErase: (() => void) | null;
}

export function DeletedRow({ thing, digits, onRestore, onErase }: DeletedRowProps) {
  const { busy, refusal, send } = useSending();
  const { kind, title, place, deletedAt, deletedBy, goneAt } = thing;
  return (
    <li className="deleted-row">
      <div className="deleted-what">
        <Badge>{KINDS[kind]}</Badge>
        <strong>
          <RtlTitle>{title}</RtlTitle>
        </strong>
        {place && (
          <span className="muted">
            في كورس <RtlTitle>{place}</RtlTitle>
          </span>
        )}
      </div>
      <p className="muted">
        حذفه {deletedBy ?? 'حد مشي من الفريق'} يوم {exactMoment(deletedAt, digits)}. بيتمسح للأبد{' '}
        {shortDate(goneAt, digits)}.
      </p>
      <div className="console-actions">
        <Button size="small" busy={busy} onClick={() => void send(onRestore)}>
          رجّعه
        </Button>
        {onErase && (
          <Button look="quiet" size="small" disabled={busy} onClick={onErase}>
            امسحه دلوقتي
          </Button>
        )}
      </div>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </li>
  );
}
