import { isShapedLikeCode } from '@hessa/rules/codes/code-text';
import { redeemPath, typeCodePath } from '@hessa/rules/pages/public-pages';
import type { LoginErrand } from '../../session/login-errand.ts';

/** What a guest with a card goes on to register for. Of what can be no code nothing is kept, and nothing is promised. */
export function cardErrand(typed: string): LoginErrand {
  const code = typed.trim();
  return isShapedLikeCode(code) ? { from: redeemPath({ code }), cause: 'card-code' } : { from: typeCodePath() };
}
