import { loginPath, redeemPath } from '@hessa/rules/pages/public-pages';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { fallbackText } from '../../api/failure-texts.ts';
import { judgedCode } from '../../api/judged-code.ts';
import { useForm } from '../../api/use-form.ts';
import { useLineBack } from '../../offline/use-line-back.ts';
import type { LoginErrand } from '../../session/login-errand.ts';
import { useSession } from '../../session/use-session.ts';
import { keepWaitingCode } from '../../session/waiting-code.ts';
import { useKeptWords } from '../../session/written-words.ts';
import { refusedCodeProblem, typedCodeProblem } from './code-problem.ts';
import { codeTexts, type ExpectedCode } from './code-texts.ts';
import { lineForCode } from './line-for-code.ts';
import { type Opened, redeemAnyCode } from './redeem-any-code.ts';

/** The texts of the two calls that stand where the server said nothing. */
const UNSAID = [
  fallbackText('POST /api/UnitCode/EnterCode').ar,
  fallbackText('POST /api/Student/add-course-by-code').ar,
];

interface CodeEntry {
  expected: ExpectedCode;
  initialCode: string;
  /** The code was sent by a press already, elsewhere on the page or before a login: it goes out by itself. */
  isPressed: boolean;
  onOpened: (opened: Opened) => void;
}

export type CodeEntryForm = ReturnType<typeof useCodeForm>;

/** The one field for a card's code: one press after typing, also for a guest, who logs in before it goes out. */
export function useCodeForm({ expected, initialCode, isPressed, onOpened }: CodeEntry) {
  const navigate = useNavigate();
  const isGuest = useSession().status === 'guest';
  const form = useForm({
    initial: { code: toLatinDigits(initialCode).toUpperCase() },
    problemsOf: ({ code }) => ({ code: typedCodeProblem(code, expected, isGuest) }),
    send: async (typed) => {
      const code = typed.code.trim();
      if (!isGuest) return onOpened(await judgedCode(code, redeemAnyCode(code, codeTexts[expected].first)));
      keepWaitingCode(code);
      await lineForCode();
      const errand: LoginErrand = { from: redeemPath({ code }), cause: 'card-code', words: { code } };
      await navigate(loginPath(), { state: errand });
    },
    // A line that is cut says nothing of the code.
    blame: (refusal, typed) =>
      refusal.isNetwork ? {} : { code: refusedCodeProblem(refusal, expected, UNSAID, typed.code) },
  });
  useLineBack(form.refusal !== null, form.forget);
  const { code } = form.values;
  useKeptWords(code ? { code } : null);

  const press = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (isPressed) press();
  }, [isPressed]);
  return form;
}
