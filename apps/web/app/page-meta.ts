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
}

export function pageMeta(
  { matches }: MetaArguments,
  { title, description, indexed = true }: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === ROOT_ID)?.loaderData as PageData | undefined;
  const name = root?.site.profile.name;
  return [
    { title: name ? `${title} | ${name}` : title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** The title of a page that failed inside the boundary that says this; undefined when nothing did. */
export function failureMeta(args: MetaArguments & { error?: unknown }): MetaDescriptor[] | undefined {
  if (args.error === undefined) return undefined;
  const missing = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, { title: missing ? 'الصفحة مش موجودة' : 'حصلت مشكلة', indexed: false });
}
