export function resetPasswordPath(email: string): string {
  return `/reset-password?${new URLSearchParams({ email })}`;
}
