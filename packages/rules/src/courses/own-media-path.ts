/** Whether a stored picture's path is that of a file of this tenant's own, as uploads answer it. */
export function isOwnMediaPath(path: string, tenantId: string): boolean {
  const [, folder, tenant, id, ...more] = path.split('/');
  return (
    path.startsWith('/') &&
    folder === 'media' &&
    tenant === tenantId &&
    more.length === 0 &&
    /^[\w-]{10,64}$/.test(id ?? '')
  );
}
