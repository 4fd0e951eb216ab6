import { redeemPath, registerPath } from '@hessa/rules/pages/public-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { Link } from 'react-router';
import type { LoginErrand } from '../../session/login-errand.ts';
import { useSession } from '../../session/use-session.ts';
import { keepWaitingCode } from '../../session/waiting-code.ts';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { Button, OutsideButtonLink } from '../../ui/controls/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { codeTexts, type ExpectedCode } from './code-texts.ts';
import type { useCodeForm } from './use-code-form.ts';
import './code-form.css';

interface CodeFormProps {
  expected: ExpectedCode;
  form: ReturnType<typeof useCodeForm>;
}

export function CodeForm({ expected, form }: CodeFormProps) {
  const texts = codeTexts[expected];
  const isGuest = useSession().status === 'guest';
  const { code } = form.values;
  const chat = chatLink(useSupportNumber(), texts.chat);

  return (
    <form {...form.props} className="code-form">
      <p className="muted">{texts.lead}</p>
      <CodeField
        {...form.field('code')}
        label={texts.label}
        placeholder={texts.placeholder}
        data-first-focus
        // A form whose submit button is disabled does not submit on Enter by itself.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && code.trim() === '') void form.submit();
        }}
      />
      <Button type="submit" wide busy={form.busy} disabled={code.trim() === ''}>
        {form.busy ? 'بنتأكد من الكود' : 'فعّل الكود'}
      </Button>
      {isGuest && (
        <p className="code-form-aside">
          هنطلب منك تسجّل دخولك الأول، والكود هيفضل معاك.{' '}
          <Link
            className="text-link"
            to={registerPath()}
            state={{ from: redeemPath({ code: code.trim() }), cause: 'card-code' } satisfies LoginErrand}
            onClick={() => keepWaitingCode(code.trim())}
          >
            لسه معندكش حساب؟
          </Link>
        </p>
      )}
      {chat && (
        <OutsideButtonLink look="quiet" wide href={chat}>
          <IconBrandWhatsapp aria-hidden="true" />
          كلّم المشرف
        </OutsideButtonLink>
      )}
    </form>
  );
}
