import { loginPath, redeemPath } from '@hessa/rules/pages/public-pages';
import { useNavigate } from 'react-router';
import { fallbackText } from '../../api/failure-texts.ts';
import { useForm } from '../../api/use-form.ts';
import { useSession } from '../../session/use-session.ts';
import { refusedCodeProblem, typedCodeProblem } from './code-problem.ts';
import { codeTexts, type ExpectedCode } from './code-texts.ts';
import { type Opened, redeemAnyCode } from './redeem-any-code.ts';

/** The texts of the two calls that stand where the server said nothing. */
const UNSAID = [
  fallbackText('POST /api/UnitCode/EnterCode').ar,
  fallbackText('POST /api/Student/add-course-by-code').ar,
];

/** The one field for a card's code; a guest logs in first and finds the code still written. */
export function useCodeForm(expected: ExpectedCode, initialCode: string, onOpened: (opened: Opened) => void) {
  const navigate = useNavigate();
  const isGuest = useSession().status === 'guest';
  return useForm({
    initial: { code: initialCode.toUpperCase() },
    problemsOf: ({ code }) => ({ code: typedCodeProblem(code, expected) }),
    send: async ({ code }) => {
      if (isGuest) return void navigate(loginPath(), { state: { from: redeemPath({ code: code.trim() }) } });
      onOpened(await redeemAnyCode(code, codeTexts[expected].first));
    },
    blame: (refusal) => ({ code: refusedCodeProblem(refusal, expected, UNSAID) }),
  });
}
