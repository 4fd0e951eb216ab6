import { registerPath } from '@hessa/rules/pages/public-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useSession } from '../../session/use-session.ts';
import { keepWaitingCode } from '../../session/waiting-code.ts';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { Button, OutsideButtonLink } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { cardErrand } from './card-errand.ts';
import { codeTexts, type ExpectedCode } from './code-texts.ts';
import type { CodeEntryForm } from './use-code-form.ts';
import './code-form.css';

interface CodeFootProps {
  expected: ExpectedCode;
  form: CodeEntryForm;
  disabled?: boolean;
}

/** The press under a card's code, what comes next for a guest, and who helps. */
export function CodeFoot({ expected, form, disabled = false }: CodeFootProps) {
  const isMember = useSession().status === 'member';
  const chat = chatLink(useSupportNumber(), codeTexts[expected].chat);
  const { code } = form.values;
  return (
    <>
      <Button type="submit" wide busy={form.busy} disabled={disabled}>
        {form.busy ? 'بنتأكد من الكود' : 'فعّل الكود'}
      </Button>
      {!isMember && (
        <p className="code-form-aside">
          هنطلب منك تسجّل دخولك الأول، والكود هيفضل معاك.{' '}
          <TextLink to={registerPath()} state={cardErrand(code)} onClick={() => keepWaitingCode(code.trim())}>
            لسه معندكش حساب؟
          </TextLink>
        </p>
      )}
      {chat && (
        <OutsideButtonLink look="quiet" wide href={chat}>
          <IconBrandWhatsapp aria-hidden="true" />
          كلّم المشرف
        </OutsideButtonLink>
      )}
    </>
  );
}
