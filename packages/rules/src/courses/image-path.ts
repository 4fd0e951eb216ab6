export type ImageSource = { readonly kind: 'url'; readonly url: string } | { readonly kind: 'default' };

/**
 * Where a stored path is fetched from. Absolute http addresses are used as they are, relative ones belong to the API's
 * base address; anything with another scheme, or a bare host, is not a picture of ours.
 */
export function imageSource(path: string | null | undefined, apiBase: string): ImageSource {
  const trimmed = path?.trim().replace(/\\/g, '/') ?? '';
  if (trimmed === '' || trimmed.startsWith('//')) return { kind: 'default' };
  if (/^https?:\/\//i.test(trimmed)) return { kind: 'url', url: trimmed };
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return { kind: 'default' };
  return { kind: 'url', url: `${apiBase.replace(/\/+$/, '')}/${trimmed.replace(/^\/+/, '')}` };
}
