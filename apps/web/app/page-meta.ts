import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { type PageData, ROOT_ID } from './site-data.ts';

interface MetaArguments {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  title: string;
  description?: string;
  /** Personal and empty pages stay out of search engines. */
  indexed?: boolean;
  /** The page's one true path; given, the page can be shared with its title and description. */
  path?: string;
  /** What a shared link shows; a path of ours or a whole address. */
  image?: string | undefined;
}

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
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(path ? shareMeta({ siteUrl: root?.siteUrl ?? '', name, title: fullTitle, description, path, image }) : []),
  ];
}

interface Share {
  siteUrl: string;
  name: string | undefined;
  title: string;
  description: string | undefined;
  path: string;
  image: string | undefined;
}

function shareMeta({ siteUrl, name, title, description, path, image }: Share): MetaDescriptor[] {
  const url = siteUrl + path;
  const picture = image && (image.startsWith('/') ? siteUrl + image : image);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ar_EG' },
    ...(name ? [{ property: 'og:site_name', content: name }] : []),
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}

/** The title of a page that failed inside the boundary that says this; undefined when nothing did. */
export function failureMeta(args: MetaArguments & { error?: unknown }): MetaDescriptor[] | undefined {
  if (args.error === undefined) return undefined;
  const missing = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, { title: missing ? 'الصفحة مش موجودة' : 'حصلت مشكلة', indexed: false });
}
