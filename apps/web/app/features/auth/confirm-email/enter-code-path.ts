import { confirmEmailPath } from '@hessa/rules/pages/public-pages';

export function enterCodePath(email: string): string {
  return `${confirmEmailPath()}?${new URLSearchParams({ email })}`;
}
