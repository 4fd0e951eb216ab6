import { loginPath, redeemPath, registerPath } from '@hessa/rules/pages/public-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fallbackText } from '../../api/failure-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { useFocusProblem } from '../../shell/use-focus-problem.ts';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { Button, OutsideButtonLink } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { refusedCodeProblem, typedCodeProblem } from './code-problem.ts';
import { codeTexts, type ExpectedCode } from './code-texts.ts';
import { type Opened, redeemAnyCode } from './redeem-any-code.ts';
import './code-form.css';

interface CodeFormProps {
  expected: ExpectedCode;
  initialCode: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onOpened: (opened: Opened) => void;
}

/** The texts of the two calls that stand where the server said nothing. */
const UNSAID = [
  fallbackText('POST /api/UnitCode/EnterCode').ar,
  fallbackText('POST /api/Student/add-course-by-code').ar,
];

export function CodeForm({ expected, initialCode, busy, onBusy, onOpened }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const texts = codeTexts[expected];
  const navigate = useNavigate();
  const isGuest = useSession().status === 'guest';
  const [code, setCode] = useState(initialCode.toUpperCase());
  const [problem, setProblem] = useState<string | null>(null);
  const chat = chatLink(useSupportNumber(), texts.chat);
  const origin = { from: redeemPath({ code: code.trim() }) };

  useFocusProblem(form, problem);

  async function send(): Promise<void> {
    if (busy) return;
    const fault = typedCodeProblem(code, expected);
    setProblem(fault);
    if (fault) return;
    if (isGuest) return void navigate(loginPath(), { state: origin });
    onBusy(true);
    try {
      onOpened(await redeemAnyCode(code, texts.first));
    } catch (error) {
      setProblem(refusedCodeProblem(error, expected, UNSAID));
    } finally {
      onBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className="code-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="muted">{texts.lead}</p>
      <CodeField
        label={texts.label}
        name="code"
        placeholder="ABC123"
        data-first-focus
        value={code}
        problem={problem}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(null);
        }}
        // A form whose submit button is disabled does not submit on Enter by itself.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && code.trim() === '') void send();
        }}
      />
      <Button type="submit" wide busy={busy} disabled={code.trim() === ''}>
        {busy ? 'بنتأكد من الكود' : 'فعّل الكود'}
      </Button>
      {isGuest && (
        <p className="code-form-aside">
          هنطلب منك تسجّل دخولك الأول، والكود هيفضل مكتوب.{' '}
          <Link className="text-link" to={registerPath()} state={origin}>
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
