/**
 * Runs in the head: Firefox before 113 lacks the streams through which the page's own data is handed over, and needs
 * them before the next line of the page. Nobody else fetches the file.
 */
try {
  if (!window.TransformStream) document.write('<script src="/older-streams.js"></script>');
} catch {
  // The page that the server drew stays.
}
