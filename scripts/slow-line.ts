import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

export interface SlowLine {
  url: string;
  /** From now on all connections together carry so much towards the browser: null for as much as comes, 0 for nothing. */
  limit(kilobits: number | null): void;
  /** Breaks every connection there is, as when a phone goes from one network to another; new ones are carried. */
  cut(): void;
  /** Bytes that have reached the browser. */
  readonly carried: number;
  close(): Promise<void>;
}

const TICK_MS = 20;
/** What a request waits on its way to the mast. */
const LATENCY_MS = 100;
/** A mast keeps little: what does not fit makes the sender wait. */
const QUEUED_BYTES = 32 * 1024;

/**
 * A line of its own between a browser and a server: bytes really come no faster, whoever asks for them, which the
 * emulation inside a browser only does for some of its requests.
 */
export async function openSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const waiting = new Map<Socket, { from: Socket; chunks: Buffer[]; bytes: number }>();
  let bytesPerTick: number | null = null;
  let carried = 0;
  const timer = setInterval(carry, TICK_MS);

  const server = createServer((browser) => {
    const site = dial(Number(port), hostname);
    const queue = { from: site, chunks: [] as Buffer[], bytes: 0 };
    waiting.set(browser, queue);
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        if (socket === browser) waiting.delete(browser);
        if (socket === browser) site.destroy();
      });
    }
    browser.on('data', (chunk) => setTimeout(() => site.write(chunk), bytesPerTick === null ? 0 : LATENCY_MS));
    site.on('data', (chunk) => {
      if (bytesPerTick === null && queue.bytes === 0) return send(browser, chunk);
      queue.chunks.push(chunk);
      queue.bytes += chunk.length;
      if (queue.bytes > QUEUED_BYTES) site.pause();
    });
    site.on('end', () => setTimeout(() => queue.bytes === 0 && browser.end(), LATENCY_MS));
  });

  function send(browser: Socket, chunk: Buffer): void {
    carried += chunk.length;
    browser.write(chunk);
  }

  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }

  /** What a tick has room for is shared out among those who wait, each in turn. */
  function carry(): void {
    let room = bytesPerTick ?? Number.POSITIVE_INFINITY;
    const busy = [...waiting].filter(([, { bytes }]) => bytes > 0);
    for (const [at, [browser, queue]] of busy.entries()) {
      let share = Math.ceil(room / (busy.length - at));
      while (share > 0 && queue.chunks.length > 0) {
        const [chunk = Buffer.alloc(0)] = queue.chunks;
        const part = chunk.subarray(0, Math.min(share, chunk.length));
        send(browser, part);
        if (part.length === chunk.length) queue.chunks.shift();
        else queue.chunks[0] = chunk.subarray(part.length);
        queue.bytes -= part.length;
        share -= part.length;
        room -= part.length;
      }
      if (queue.bytes <= QUEUED_BYTES) queue.from.resume();
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    limit(kilobits) {
      bytesPerTick = kilobits === null ? null : Math.ceil(((kilobits * 1000) / 8) * (TICK_MS / 1000));
    },
    cut,
    get carried() {
      return carried;
    },
    async close() {
      clearInterval(timer);
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
