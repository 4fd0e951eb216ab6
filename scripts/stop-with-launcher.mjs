// Loaded into the server before its own code: ties its life to the launcher's (see run-server.mjs).

const SAME_PRESS_MS = 250;
let lastSignalAt = Number.NEGATIVE_INFINITY;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    lastSignalAt = performance.now();
    // Until the server listens for signals itself, a signal does what it does to any program.
    if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

if (process.channel) {
  const heardBetween = (from) => lastSignalAt > from;
  process.on('message', (message) => {
    if (typeof message?.stop !== 'string') return;
    const asked = performance.now();
    if (heardBetween(asked - SAME_PRESS_MS)) return;
    setTimeout(() => {
      if (!heardBetween(asked)) process.kill(process.pid, message.stop);
    }, SAME_PRESS_MS);
  });
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
