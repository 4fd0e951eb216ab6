import { buildSettings } from '../build-settings.ts';

const TREE_PATH = '/api/Course/tree-course-with-progress';

/** Where a call goes: the tree of a course may be served from an address of its own. */
export function addressOf(url: string): string {
  return `${url.startsWith(TREE_PATH) ? buildSettings.treeApiBase : buildSettings.apiBase}${url}`;
}
