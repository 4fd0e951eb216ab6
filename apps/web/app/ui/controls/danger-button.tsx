import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import './danger-button.css';

interface DangerButtonProps extends Omit<ComponentProps<typeof Button>, 'look'> {
  /** On a page, where it only leads to the question; the press that does it is filled. */
  quiet?: boolean;
}

/** A press that takes something away. Red, and it names what goes. */
export function DangerButton({ quiet = false, ...rest }: DangerButtonProps) {
  return <Button {...rest} look={quiet ? 'danger-quiet' : 'danger'} />;
}
