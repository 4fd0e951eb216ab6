import { contactLink } from './contact-link.ts';

const HOSTS = {
  facebook: /^(?:[\w-]+\.)?(?:facebook\.com|fb\.com|fb\.me)$/,
  youtube: /^(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)$/,
  tiktok: /^(?:[\w-]+\.)?tiktok\.com$/,
} as const;
export type SocialNetwork = keyof typeof HOSTS;

export type SocialLinkReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'wrong' };

/** A page's address as people write it, with or without https, if it leads to the network it is meant for. */
export function readSocialLink(network: SocialNetwork, typed: string): SocialLinkReading {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const href = contactLink(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`);
  if (href === null || !HOSTS[network].test(new URL(href).hostname)) return { kind: 'wrong' };
  // The bare front page of a network is nobody's page.
  return new URL(href).pathname === '/' ? { kind: 'wrong' } : { kind: 'link', href };
}
