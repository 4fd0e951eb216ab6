// Runs in the page from its start: how long each tap took until the next frame showed its effect, as the browser
// itself counts it for "interaction to next paint".
globalThis.slowestTap = 0;
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) globalThis.slowestTap = Math.max(globalThis.slowestTap, duration);
}).observe({ type: 'event', buffered: true, durationThreshold: 16 });
