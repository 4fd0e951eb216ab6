import { CardCodeField } from './card-code-field.tsx';
import { CodeFoot } from './code-foot.tsx';
import { codeTexts, type ExpectedCode } from './code-texts.ts';
import type { CodeEntryForm } from './use-code-form.ts';
import './code-form.css';

interface CodeFormProps {
  expected: ExpectedCode;
  form: CodeEntryForm;
}

export function CodeForm({ expected, form }: CodeFormProps) {
  const texts = codeTexts[expected];
  const isEmpty = form.values.code.trim() === '';
  return (
    <form {...form.props} className="code-form">
      <p className="muted">{texts.lead}</p>
      <CardCodeField
        form={form}
        label={texts.label}
        placeholder={texts.placeholder}
        data-first-focus
        // A form whose submit button is disabled does not submit on Enter by itself.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isEmpty) void form.submit();
        }}
      />
      <CodeFoot expected={expected} form={form} disabled={isEmpty} />
    </form>
  );
}
