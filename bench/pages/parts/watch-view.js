// Runs in the page. Blocked is what Lighthouse sums up: the part of long tasks past 50 ms, after the first paint.
const view = { fcp: 0, lcp: 0, domReady: 0, blocked: 0, shift: 0 };
globalThis.view = view;

function observe(type, each) {
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
}
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') view.fcp = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  view.lcp = startTime;
});
observe('longtask', ({ startTime, duration }) => {
  if (view.fcp > 0 && startTime >= view.fcp) view.blocked += duration - 50;
});
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) view.shift += value;
});
document.addEventListener('DOMContentLoaded', () => {
  view.domReady = performance.now();
});
