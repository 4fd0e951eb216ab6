import { ButtonLink } from '../../../ui/controls/button.tsx';
import { TO_LECTURES } from './to-lectures.ts';

/** The way back as a press; solid where it is the one to take. */
export function BackToLectures({ look = 'solid' }: { look?: 'solid' | 'line' }) {
  return (
    <ButtonLink look={look} to={TO_LECTURES.to}>
      {TO_LECTURES.label}
    </ButtonLink>
  );
}
