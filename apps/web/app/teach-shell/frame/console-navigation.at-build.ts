import { consolePages } from '@hessa/rules/pages/console-pages';

/** The sections of the console in the order of their declarations; the build runs this file. */
export const CONSOLE_NAVIGATION = consolePages.flatMap((page) =>
  'consoleNavigation' in page ? [{ module: page.module, to: page.address.pattern, ...page.consoleNavigation }] : [],
);
