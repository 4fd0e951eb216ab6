import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import type { ReactNode } from 'react';
import { Ltr } from '../../../ui/text/bidi.tsx';

const KEYS: [keys: ReactNode, does: string][] = [
  ['Enter', 'اللي بعده: من السؤال لأول اختيار، ومن اختيار للي بعده'],
  ['Alt + 1…6', 'خلّي الاختيار ده صح'],
  ['Shift + Enter', 'سطر جديد في نص السؤال'],
  ['Backspace', 'شيل الاختيار الفاضي'],
  ['Ctrl + Enter', 'سؤال جديد'],
  ['Ctrl + S', 'احفظ'],
];

/** The ways to write a paper without a mouse. */
export function EditorKeysHelp() {
  return (
    <details className="editor-keys">
      <summary>
        <IconKeyboard size={20} aria-hidden="true" />
        اختصارات الكيبورد
      </summary>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              <kbd>
                <Ltr>{keys}</Ltr>
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
