import { isShorterThanStudentMinimum } from '../auth/password.ts';

export type ProfileChanges = { readonly name?: string; readonly grade?: string; readonly password?: string };

export type ProfileDecision =
  | { readonly kind: 'fault'; readonly fault: 'name-missing' | 'passwords-differ' | 'password-too-short' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changes'; readonly changes: ProfileChanges };

/** What a profile form asks to save: only what differs from the current user, an empty password meaning "keep it". */
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
  if (name === '') return { kind: 'fault', fault: 'name-missing' };
  if (form.newPassword !== form.confirmPassword) return { kind: 'fault', fault: 'passwords-differ' };
  const changesPassword = form.newPassword !== '';
  if (changesPassword && isShorterThanStudentMinimum(form.newPassword)) {
    return { kind: 'fault', fault: 'password-too-short' };
  }
  const changes: ProfileChanges = {
    ...(name !== current.name && { name }),
    ...(form.grade !== current.grade && { grade: form.grade }),
    ...(changesPassword && { password: form.newPassword }),
  };
  return Object.keys(changes).length === 0 ? { kind: 'unchanged' } : { kind: 'changes', changes };
}
