import { connect, createServer, type Socket } from 'node:net';

export interface CuttableLine {
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

let hosts = 1;

/**
 * The way between a browser and the site, that can die and come back: the same for every engine, because it is no
 * switch of the browser. Every line is an address of its own, so that whoever comes over it has no cookies yet.
 */
export async function newLine(siteUrl: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(siteUrl);
  const open = new Set<Socket>();
  let dead = false;
  const server = createServer((near) => {
    if (dead) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
    return undefined;
  });
  hosts += 1;
  const host = `127.0.0.${hosts}`;
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://${host}:${address.port}`,
    cut() {
      dead = true;
      hangUp();
    },
    mend() {
      dead = false;
    },
    close() {
      hangUp();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
