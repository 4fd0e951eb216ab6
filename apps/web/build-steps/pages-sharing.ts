interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

const PAGE = /[\\/]app[\\/](?:routes|layouts)[\\/]|[\\/]app[\\/]root[.]/;
const CONSOLE = /[\\/]teach(?:-shell|-layout)?(?:[\\/.])/;

/**
 * How many pages outside the console lead to a module. What only the console's many pages share must not travel with
 * the pages of everybody else, however often it is shared there.
 */
export function pagesSharing(id: string, graph: ModuleGraph): number {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const climb = (at: string) => {
    if (seen.has(at) || CONSOLE.test(at)) return;
    seen.add(at);
    if (PAGE.test(at)) {
      pages.add(at.replace(/[?].*$/, ''));
      return;
    }
    const known = graph.getModuleInfo(at);
    for (const importer of [...(known?.importers ?? []), ...(known?.dynamicImporters ?? [])]) climb(importer);
  };
  climb(id);
  return pages.size;
}
