import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  body: string;
}

export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  token?: string | undefined;
  body?: unknown;
  deviceId?: string;
  /** As a browser would have a page packed. */
  encoding?: string | undefined;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection, one request at a time. The generator stands beside the server on the same two cores, so
 * it does the least that speaks HTTP/1.1: what a client library spends would be taken from what is measured.
 */
export class Connection {
  readonly #host: string;
  readonly #port: number;
  readonly #tenant: string;
  #socket: Socket | null = null;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | null = null;

  constructor(url: string, tenant: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
    this.#tenant = tenant;
  }

  send({ method = 'GET', path, token, body, deviceId, encoding }: Request): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${this.#host}:${this.#port}`,
      `X-Tenant-ID: ${this.#tenant}`,
      ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
      ...(deviceId === undefined ? [] : [`DeviceId: ${deviceId}`]),
      ...(encoding === undefined ? [] : [`Accept-Encoding: ${encoding}`]),
      ...(text === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
    ];
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#open().write(`${head.join('\r\n')}\r\n\r\n${text}`);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  /** The server ends a connection that was idle for some seconds; the next request then opens another. */
  #open(): Socket {
    if (this.#socket) return this.#socket;
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true });
    this.#received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      if (this.#socket === socket) this.#read(chunk);
    });
    socket.on('error', (error) => this.#lost(socket, error));
    socket.on('close', () => this.#lost(socket, new Error('the connection was closed')));
    this.#socket = socket;
    return socket;
  }

  /** A broken connection says so twice, and by the second time the next request may wait on another one. */
  #lost(socket: Socket, error: Error): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + HEAD_END.length + length;
    if (this.#received.length < end) return;
    const body = this.#received.toString('utf8', headEnd + HEAD_END.length, end);
    this.#received = this.#received.subarray(end);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
