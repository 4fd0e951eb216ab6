import { redeemPath } from '@hessa/rules/pages/public-pages';
import { TextLink } from '../../ui/controls/text-link.tsx';
import type { CodeProblem } from './use-course-code.ts';

/** One refusal has an obvious way on: the card of a lecture is used where it belongs. */
export function CodeRefusalLinks({ problem, code }: { problem: CodeProblem; code: string }) {
  if (!problem.isLectureCode) return null;
  return (
    <p>
      <TextLink forward to={redeemPath({ code: code.trim() })}>
        افتح المحاضرة بالكود ده
      </TextLink>
    </p>
  );
}
