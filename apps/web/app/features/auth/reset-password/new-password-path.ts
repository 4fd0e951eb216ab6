import { resetPasswordPath } from '@hessa/rules/pages/public-pages';

export function newPasswordPath(email: string): string {
  return `${resetPasswordPath()}?${new URLSearchParams({ email })}`;
}
