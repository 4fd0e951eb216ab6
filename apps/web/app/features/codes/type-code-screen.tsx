import { redeemPath } from '@hessa/rules/pages/public-pages';
import { useNavigate } from 'react-router';
import { useForm } from '../../api/use-form.ts';
import { useSession } from '../../session/use-session.ts';
import { keepWaitingCode } from '../../session/waiting-code.ts';
import { Ticket } from '../../ui/catalogue/ticket.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { typedCodeProblem } from './code-problem.ts';
import { codeTexts } from './code-texts.ts';
import './redeem-screen.css';

/**
 * The address that is printed on a card, without its code: typed here, it goes on as if its square had been
 * photographed.
 */
export function TypeCodeScreen() {
  const navigate = useNavigate();
  const isGuest = useSession().status === 'guest';
  const form = useForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: typedCodeProblem(code, 'any', isGuest) }),
    send: async (typed) => {
      const code = typed.code.trim();
      if (isGuest) keepWaitingCode(code);
      await navigate(redeemPath({ code }), { state: { words: { code } } });
    },
  });
  return (
    <div className="wrap redeem">
      <SectionTitle heading="h1" lead={codeTexts.any.lead}>
        {codeTexts.any.title}
      </SectionTitle>
      <form {...form.props}>
        <Ticket top={<CodeField {...form.field('code')} label="الكود اللي على الكارت" />}>
          <Button type="submit" wide busy={form.busy}>
            {form.busy ? 'لحظة…' : 'فعّل الكود'}
          </Button>
        </Ticket>
      </form>
    </div>
  );
}
