import { redeemPath } from '@hessa/rules/pages/public-pages';
import { TextLink } from '../../ui/controls/text-link.tsx';
import type { CodeProblem } from './use-course-code.ts';

const WORDS = {
  lecture: 'افتح المحاضرة بالكود ده',
  course: 'افتح الكورس ده بالكود',
  'own-course': 'روح للكورس ده',
} as const;

/** A good card that was typed at another course is used where it belongs, without being typed again. */
export function CodeRefusalLinks({ problem, code }: { problem: CodeProblem; code: string }) {
  if (!problem.opens) return null;
  return (
    <p>
      <TextLink forward to={redeemPath({ code: code.trim() })}>
        {WORDS[problem.opens]}
      </TextLink>
    </p>
  );
}
