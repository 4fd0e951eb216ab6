export function confirmEmailPath(email: string): string {
  return `/confirm-email?${new URLSearchParams({ email })}`;
}
