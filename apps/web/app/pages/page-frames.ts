import type { Frame } from '@hessa/rules/pages/page';

/**
 * The modules that are drawn around a page, from the outside in.
 * @public The router reads it through `routes.ts`, where the check for unused exports does not follow.
 */
export const pageFrames: Readonly<Record<Frame, readonly string[]>> = {
  public: ['layouts/public-layout', 'layouts/page-boundary'],
  member: ['layouts/public-layout', 'layouts/page-boundary', 'layouts/protected-layout'],
  'full-screen': ['layouts/full-screen-layout'],
  console: ['layouts/teach-layout'],
  'course-editor': ['layouts/teach-layout', 'routes/teach/course'],
};

/** The router's name for the page of a module. */
export function routeId(module: string): string {
  return `routes/${module}`;
}
