/** What is fixed when the web is built (see docs/OPERATIONS.md); every value has a working default. */
const env = import.meta.env;

export type RequestPolicyName = 'serial' | 'parallel';

export const buildSettings = {
  /** Only pages that no server rendered use it: a rendered page carries the tenant its host decided. */
  tenantId: env.VITE_TENANT_ID || 'tenant6',
  apiBase: withoutSlash(env.VITE_API_BASE ?? ''),
  treeApiBase: withoutSlash(env.VITE_TREE_API_BASE ?? env.VITE_API_BASE ?? ''),
  /** Domains of the hosted video service; the server reads the same list for the content policy. */
  videoHosts: (env.VITE_VIDEO_HOSTS || 'mediadelivery.net').split(',').map((host: string) => host.trim()),
  requestPolicy: (env.VITE_REQUEST_POLICY === 'serial' ? 'serial' : 'parallel') satisfies RequestPolicyName,
} as const;

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
