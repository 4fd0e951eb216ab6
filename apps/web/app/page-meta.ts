import { hashText } from '@hessa/rules/text/hash-text';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { INDEXED_ROUTES } from './pages/page-facts.at-build.ts';
import { type PageData, ROOT_ID } from './site-data.ts';

interface MetaArguments {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  title: string;
  description?: string;
  /** Said by a page with nothing on it; which pages search engines may show at all is declared. */
  indexed?: boolean;
  /** The page's one true path; given, the page can be shared with its title and description. */
  path?: string;
  /** What a shared link shows; the site's own picture where a page names none. */
  image?: ShareImage | undefined;
}

export interface ShareImage {
  path: string;
  /** The words in the picture. */
  alt: string;
}

/** As the server draws them. */
const SHARE_IMAGE_SIZE = { width: '1200', height: '630' };

export function pageMeta(
  { matches }: MetaArguments,
  { title, description, indexed = true, path, image }: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === ROOT_ID)?.loaderData as PageData | undefined;
  const name = root?.site.profile.name;
  const fullTitle = name ? `${title} | ${name}` : title;
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(indexed && INDEXED_ROUTES.includes(matches.at(-1)?.id ?? '') ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(path ? shareMeta({ root, title: fullTitle, description, path, image }) : []),
  ];
}

interface Share {
  root: PageData | undefined;
  title: string;
  description: string | undefined;
  path: string;
  image: ShareImage | undefined;
}

function shareMeta({ root, title, description, path, image }: Share): MetaDescriptor[] {
  const siteUrl = root?.siteUrl ?? '';
  const profile = root?.site.profile;
  const url = siteUrl + path;
  const picture = image ?? (profile && { path: '/share/site.png', alt: `${profile.name}، منصة دروس أونلاين` });
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ar_EG' },
    ...(profile ? [{ property: 'og:site_name', content: profile.name }] : []),
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    ...(picture ? imageMeta(siteUrl, picture, profile?.name ?? '') : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}

/** Networks keep a picture by its address for days, so other words are another address. */
function imageMeta(siteUrl: string, { path, alt }: ShareImage, siteName: string): MetaDescriptor[] {
  const words = hashText(`${siteName} ${alt}`).toString(36);
  return [
    { property: 'og:image', content: `${siteUrl}${path}?v=${words}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: SHARE_IMAGE_SIZE.width },
    { property: 'og:image:height', content: SHARE_IMAGE_SIZE.height },
    { property: 'og:image:alt', content: alt },
  ];
}

/** The title of a page that failed inside the boundary that says this; undefined when nothing did. */
export function failureMeta(args: MetaArguments & { error?: unknown }): MetaDescriptor[] | undefined {
  if (args.error === undefined) return undefined;
  const missing = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, { title: missing ? 'الصفحة مش موجودة' : 'حصلت مشكلة', indexed: false });
}
