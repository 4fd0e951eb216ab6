import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { BatchCode } from './batch.ts';
import '../../../teach-shell/editing/reason-dialog.css';

type Why = 'sale' | 'replacement';

const WORDS: Record<Why, { chip: string; label: string; placeholder: string; missing: string }> = {
  sale: {
    chip: 'بعته لحد',
    label: 'بعته لمين؟',
    placeholder: 'مثلًا: أم يوسف، 01012345678',
    missing: 'اكتب بعته لمين، عشان يفضل مسجّل.',
  },
  replacement: {
    chip: 'بدل كارت',
    label: 'بدل أنهي كارت، وليه؟',
    placeholder: 'مثلًا: كارت 12 اتقطع',
    missing: 'اكتب بدل إيه، عشان يفضل مسجّل.',
  },
};

interface RevealDialogProps {
  code: BatchCode;
  digits: DigitStyle;
  onClose: () => void;
  onRevealed: (code: BatchCode) => void;
}

/** An unused code is money in an envelope: whoever opens it says for whom, and that stays written. */
export function RevealDialog({ code, digits, onClose, onRevealed }: RevealDialogProps) {
  const form = useForm({
    initial: { why: (code.state === 'sold' ? 'replacement' : 'sale') as Why, note: '' },
    problemsOf: ({ why, note }) => ({ note: !note.trim() && WORDS[why].missing }),
    send: async ({ why, note }) => {
      const { data } = await call('POST /api/teach/codes/{codeId}/reveal', {
        params: { codeId: code.id },
        body: { why, note: note.trim() },
      });
      onRevealed(data);
    },
  });
  const { why } = form.values;

  return (
    <Dialog title={`اكشف الكود رقم ${formatNumber(code.serial, digits)}`} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <p>الكشف بيتسجّل باسمك وبالسبب.</p>
        <Chips label="ليه؟">
          {(Object.keys(WORDS) as Why[]).map((each) => (
            <Chip key={each} chosen={why === each} onClick={() => form.change({ why: each })}>
              {WORDS[each].chip}
            </Chip>
          ))}
        </Chips>
        <Field
          {...form.field('note')}
          label={WORDS[why].label}
          placeholder={WORDS[why].placeholder}
          data-first-focus
          maxLength={200}
        />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          اكشفه
        </Button>
      </form>
    </Dialog>
  );
}
