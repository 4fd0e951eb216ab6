import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import type { MarkingDesk } from './use-marking.ts';

interface CommentBankProps {
  bank: MarkingDesk['comments'];
  given: readonly string[];
  onToggle: (text: string) => void;
}

/** Comments by a tap. A new one is given to the paper and kept for the next. */
export function CommentBank({ bank, given, onToggle }: CommentBankProps) {
  const [kept, setKept] = useState(bank);
  const [typed, setTyped] = useState('');
  // On a phone the paper needs the room; a wide screen always shows all of it.
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { busy, refusal, send } = useSending();
  const texts = [...new Set([...kept.map(({ text }) => text), ...given])];

  function add(event: FormEvent): void {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    if (!given.includes(text)) onToggle(text);
    setTyped('');
    // Before the form goes: where it folds, the focus would go with it.
    if (isOpen) more.current?.focus();
    setOpen(false);
    void send(async () => setKept((await call('POST /api/teach/marking-comments', { body: { text } })).data));
  }

  function drop(commentId: number): void {
    void send(async () =>
      setKept((await call('DELETE /api/teach/marking-comments/{commentId}', { params: { commentId } })).data),
    );
  }

  return (
    <div className="marking-bank" data-open={isOpen || undefined}>
      <h3>بنك التعليقات</h3>
      <Chips label="تعليقات جاهزة">
        {texts.map((text) => (
          <Chip key={text} chosen={given.includes(text)} onClick={() => onToggle(text)}>
            <bdi>{text}</bdi>
          </Chip>
        ))}
        <button
          ref={more}
          type="button"
          className="chip marking-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          تعليق جديد
        </button>
      </Chips>
      <form className="marking-new-comment" onSubmit={add}>
        <input
          className="input"
          aria-label="تعليق جديد"
          placeholder="تعليق جديد"
          dir="auto"
          maxLength={MARKING_LIMITS.commentLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="line" size="small" busy={busy}>
          ضيف
        </Button>
      </form>
      {kept.length > 0 && (
        <details className="marking-bank-edit">
          <summary>امسح من البنك</summary>
          <ul aria-label="تعليقات البنك">
            {kept.map(({ id, text }) => (
              <li key={id}>
                <bdi>{text}</bdi>
                <Button
                  look="line"
                  size="small"
                  disabled={busy}
                  aria-label={`امسح «${text}» من البنك`}
                  onClick={() => drop(id)}
                >
                  امسح
                </Button>
              </li>
            ))}
          </ul>
          <p className="muted">الورق اللي اتكتب عليه التعليق مش هيتغيّر.</p>
        </details>
      )}
      {refusal && <p className="problem">{refusal.messageAr}</p>}
    </div>
  );
}
