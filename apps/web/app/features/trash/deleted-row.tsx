import type { Reply } from '@hessa/contract/client';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { DeletedKind } from '@hessa/rules/trash/deleted-thing';
import { useSending } from '../../api/use-sending.ts';
import { exactMoment, shortDate } from '../../teach-shell/reports/short-date.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DangerButton } from '../../ui/controls/danger-button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';

export type DeletedThing = Reply<'GET /api/teach/deleted'>['data'][number];

export const DELETED_KINDS: Record<DeletedKind, { a: string; the: string }> = {
  course: { a: 'كورس', the: 'الكورس' },
  unit: { a: 'وحدة', the: 'الوحدة' },
  lesson: { a: 'درس', the: 'الدرس' },
  resource: { a: 'ملف أو لينك', the: 'الملف' },
  book: { a: 'كتاب', the: 'الكتاب' },
  student: { a: 'طالب', the: 'الطالب' },
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
        <Badge>{DELETED_KINDS[kind].a}</Badge>
        <strong>
          <RtlTitle>{title}</RtlTitle>
        </strong>
        {place && (
          <span className="muted">
            في <RtlTitle>{place}</RtlTitle>
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
          <DangerButton quiet size="small" disabled={busy} onClick={onErase}>
            امسح {DELETED_KINDS[kind].the} دلوقتي
          </DangerButton>
        )}
      </div>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </li>
  );
}
