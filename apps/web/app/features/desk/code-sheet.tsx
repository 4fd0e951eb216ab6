import { isCodeLength, normaliseCode } from '@hessa/rules/codes/code-text';
import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { readDeskSearch } from '@hessa/rules/desk/desk-search';
import { forName } from '@hessa/rules/text/for-name';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { type Greeting, redeemedMessage } from './call-words.ts';
import type { CallSheetProps } from './card.ts';
import { CodeDiagnosis } from './code-diagnosis.tsx';
import { CodeSteps } from './code-steps.tsx';
import { GrantChoice } from './grant-choice.tsx';
import { noneHint } from './none-hint.ts';
import { RedeemChoice } from './redeem-choice.tsx';
import type { FoundCard } from './use-desk-search.ts';
import { useSettled } from './use-settled.ts';

/** "The code does not work": its story, what is wrong with it, and the mend beside that. */
export function CodeSheet({
  card,
  greeting,
  isTeacher,
  onClose,
  onDone,
}: CallSheetProps & { greeting: Greeting; isTeacher: boolean }) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const asked = useSettled(typed.trim());
  const { code, serial } = readDeskSearch(asked);
  const isWorth = code !== null || serial !== null;
  const studentId = card.student.id;
  const read = useRead(
    'GET /api/teach/desk/search',
    { query: { typed: asked, studentId } },
    { freshMs: 0, wanted: isWorth },
  );
  const { busy, refusal, send } = useSending();
  const cards = isWorth ? (read.reply?.data.cards ?? []) : [];
  // Part of a code says nothing yet; what is as long as one and is none is said at once.
  const isWhole = isAsked || isCodeLength(normaliseCode(asked).length);
  // Nothing is said of a code while its answer is on the way.
  const isNone = isWorth ? read.reply !== undefined && cards.length === 0 : isWhole && asked !== '';

  async function redeem(found: FoundCard) {
    const { data } = await call('POST /api/teach/desk/students/{studentId}/redeem', {
      params: { studentId },
      body: { card: { id: found.id }, reason: code === null ? 'مكالمة، برقم الكارت' : 'مكالمة، بالكود' },
    });
    const message = redeemedMessage(greeting, data.opens);
    onDone({ said: `${data.opens} اتفتح ${forName(greeting.name)}`, toStudent: message, toParent: message });
  }

  return (
    <Dialog title="الكود مش شغّال" busy={busy} onClose={onClose}>
      <form
        className="call-sheet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <Field
          label="الكود، أو رقم الكارت لو الكود بايظ"
          script="latin"
          data-first-focus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          value={typed}
          problem={isAsked && typed.trim() === '' && 'اكتب الكود أو رقم الكارت.'}
          onChange={(event) => {
            setTyped(event.target.value);
            setAsked(false);
          }}
        />
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        {isNone && (
          <Note tone="warn" title={isWorth ? 'مفيش كارت بكده' : 'ده مش كود ولا رقم كارت'}>
            {noneHint({ code, serial }, greeting.digits)}
          </Note>
        )}
        {isNone && <GrantChoice {...{ card, greeting, isTeacher, onDone }} course={null} />}
        {cards.map((found) => (
          <article key={found.id} className="call-ticket">
            <p className="call-ticket-head">
              <b>
                <Ltr>№ {String(found.serial).padStart(6, '0')}</Ltr>
              </b>
              <RtlTitle>{found.opens}</RtlTitle>
              {isGrade(found.grade) && <small>{gradeLabel(found.grade, 'short')}</small>}
            </p>
            <CodeDiagnosis found={found} studentId={studentId} greeting={greeting} />
            {found.code && <CodeSteps code={found.code} digits={greeting.digits} />}
            {isRedeemable(found) && (
              <RedeemChoice
                found={found}
                student={card.student}
                name={greeting.name}
                busy={busy}
                onRedeem={() => void send(() => redeem(found))}
              />
            )}
            {found.kind === 'course' && isSpent(found, studentId) && (
              <GrantChoice
                {...{ card, greeting, isTeacher, onDone }}
                course={{ id: found.courseId, name: found.opens }}
              />
            )}
          </article>
        ))}
      </form>
    </Dialog>
  );
}

/** Good for nobody any more, and not because this student has used it. */
function isSpent({ state, redeemedBy }: FoundCard, studentId: string): boolean {
  return state === 'voided' || state === 'expired' || (state === 'redeemed' && redeemedBy?.id !== studentId);
}

function isRedeemable({ state, isHeld }: FoundCard): boolean {
  return (state === 'fresh' || state === 'sold') && !isHeld;
}
