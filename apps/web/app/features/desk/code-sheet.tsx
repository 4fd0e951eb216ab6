import { readDeskSearch } from '@hessa/rules/desk/desk-search';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { UNNAMED_STUDENT } from '../../teach-shell/reports/unnamed-student.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { type Greeting, redeemedMessage } from './call-words.ts';
import type { CallSheetProps } from './card.ts';
import { CodeSteps } from './code-steps.tsx';
import type { DeskFound } from './use-desk-search.ts';
import { useSettled } from './use-settled.ts';

type FoundCard = DeskFound['cards'][number];

/** "The code does not work": its story, what is wrong with it, and the mend beside that. */
export function CodeSheet({ card, greeting, onClose, onDone }: CallSheetProps & { greeting: Greeting }) {
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim());
  const { code, serial } = readDeskSearch(asked);
  const isWorth = code !== null || serial !== null;
  const read = useRead('GET /api/teach/desk/search', { query: { typed: asked } }, { freshMs: 0, wanted: isWorth });
  const { busy, refusal, send } = useSending();
  const cards = isWorth ? (read.reply?.data.cards ?? []) : [];

  async function redeem(found: FoundCard) {
    const { data } = await call('POST /api/teach/desk/students/{studentId}/redeem', {
      params: { studentId: card.student.id },
      body: { card: { id: found.id }, reason: code === null ? 'الكارت بايظ' : 'الكود مش شغّال' },
    });
    const message = redeemedMessage(greeting, data.opens);
    onDone({ said: `${data.opens} اتفتح لـ${greeting.name}`, toStudent: message, toParent: message });
  }

  return (
    <Dialog title="الكود مش شغّال" busy={busy} onClose={onClose}>
      <div className="call-sheet">
        <Field
          label="الكود، أو رقم الكارت لو الكود بايظ"
          script="latin"
          data-first-focus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        {isWorth && read.reply && cards.length === 0 && (
          <Note tone="warn" title="مفيش كارت بكده">
            راجع الحروف: مفيش في الأكواد O ولا I ولا L ولا صفر ولا واحد.
          </Note>
        )}
        {cards.map((found) => (
          <article key={found.id} className="call-ticket">
            <p className="call-ticket-head">
              <b>
                <Ltr>№ {String(found.serial).padStart(6, '0')}</Ltr>
              </b>
              <RtlTitle>{found.opens}</RtlTitle>
            </p>
            <Diagnosis found={found} studentId={card.student.id} greeting={greeting} />
            {found.code && <CodeSteps code={found.code} digits={greeting.digits} />}
            {(found.state === 'fresh' || found.state === 'sold') && (
              <Button wide busy={busy} onClick={() => void send(() => redeem(found))}>
                فعّله لـ{greeting.name} دلوقتي
              </Button>
            )}
          </article>
        ))}
      </div>
    </Dialog>
  );
}

function Diagnosis({ found, studentId, greeting }: { found: FoundCard; studentId: string; greeting: Greeting }) {
  const { state, redeemedBy, redeemedAt } = found;
  const day = redeemedAt ? shortDate(redeemedAt, greeting.digits) : '';
  if (state === 'redeemed' && redeemedBy?.id === studentId) {
    return <Note tone="right" title={`الكود متفعّل على الحساب ده من ${day}`} />;
  }
  if (state === 'redeemed') {
    return (
      <Note tone="wrong" title="الكود اتفعّل على حساب تاني">
        <RtlTitle>{redeemedBy?.name ?? UNNAMED_STUDENT}</RtlTitle>، {day}
      </Note>
    );
  }
  if (state === 'voided') return <Note tone="wrong" title="الكارت ده ملغي، محتاج واحد غيره" />;
  if (state === 'expired') return <Note tone="wrong" title="مدة الكارت ده خلصت" />;
  return (
    <Note tone="warn" title="الكود سليم ولسه ما اتفعّلش">
      {found.kind === 'course' ? 'ده كود كورس، ومكانه «كود الكورس».' : 'ده كود محاضرة، ومكانه «كود المحاضرة».'}
    </Note>
  );
}
