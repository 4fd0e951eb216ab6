/** Lower-case letters, digits and dashes between them, at most 40: safe in a header, a path, a host and a statement. */
export const TENANT_ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

export function isTenantId(text: string): boolean {
  return TENANT_ID.test(text);
}
