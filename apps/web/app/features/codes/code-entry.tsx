import { Button } from '../../ui/controls/button.tsx';
import { CardCodeField } from './card-code-field.tsx';
import { codeTexts } from './code-texts.ts';
import { useCodeForm } from './use-code-form.ts';
import './code-form.css';

/** The field of a card's code and its press, standing in a page of somebody who is logged in. */
export function CodeEntry({ onOpened }: { onOpened: () => void }) {
  const form = useCodeForm({ expected: 'any', initialCode: '', isPressed: false, onOpened });
  return (
    <form {...form.props} className="code-form">
      <CardCodeField form={form} label={codeTexts.any.label} />
      <Button type="submit" wide busy={form.busy} disabled={form.values.code.trim() === ''}>
        {form.busy ? 'بنتأكد من الكود' : 'افتح الكورس'}
      </Button>
    </form>
  );
}
