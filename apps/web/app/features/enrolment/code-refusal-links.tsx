import { loginPath, redeemPath } from '@hessa/rules/pages/public-pages';
import { TextLink } from '../../ui/controls/text-link.tsx';
import type { CodeProblem } from './use-course-code.ts';

interface CodeRefusalLinksProps {
  problem: CodeProblem;
  code: string;
  /** The page to come back to after a login. */
  origin: string;
}

/** Some refusals have an obvious way on: a guest logs in, the card of a lecture is used where it belongs. */
export function CodeRefusalLinks({ problem, code, origin }: CodeRefusalLinksProps) {
  if (problem.way === 'login') {
    return (
      <p>
        <TextLink forward to={loginPath()} state={{ from: origin }}>
          سجّل دخولك
        </TextLink>
      </p>
    );
  }
  if (problem.way === 'redeem') {
    return (
      <p>
        <TextLink forward to={redeemPath({ code: code.trim() })}>
          افتح المحاضرة بالكود ده
        </TextLink>
      </p>
    );
  }
  return null;
}
