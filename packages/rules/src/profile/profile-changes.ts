import { isShorterThanStudentMinimum } from '../auth/password.ts';

export type ProfileChanges = { readonly name?: string; readonly grade?: string; readonly password?: string };

export type ProfileFault = 'name-missing' | 'password-too-short' | 'passwords-differ';

export type ProfileDecision =
  | { readonly kind: 'faults'; readonly faults: readonly ProfileFault[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changes'; readonly changes: ProfileChanges };

/**
 * What a profile form asks to save: only what differs from the current user, an empty password meaning "keep it". Where
 * something is wrong, everything that is.
 */
export function profileChanges(
  current: { readonly name: string; readonly grade: string },
  form: {
    readonly name: string;
    readonly grade: string;
    readonly newPassword: string;
    readonly confirmPassword: string;
  },
): ProfileDecision {
  const name = form.name.trim();
  const changesPassword = form.newPassword !== '';
  const checks: [fault: ProfileFault, isWrong: boolean][] = [
    ['name-missing', name === ''],
    ['password-too-short', changesPassword && isShorterThanStudentMinimum(form.newPassword)],
    ['passwords-differ', form.newPassword !== form.confirmPassword],
  ];
  const faults = checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
  if (faults.length > 0) return { kind: 'faults', faults };
  const changes: ProfileChanges = {
    ...(name !== current.name && { name }),
    ...(form.grade !== current.grade && { grade: form.grade }),
    ...(changesPassword && { password: form.newPassword }),
  };
  return Object.keys(changes).length === 0 ? { kind: 'unchanged' } : { kind: 'changes', changes };
}
