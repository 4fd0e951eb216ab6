/** Commands with replies over a web socket: what the Chrome DevTools Protocol and WebDriver BiDi have in common. */
export class JsonSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void; method: string }>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', () => this.#giveUp());
  }

  static async open(url: string): Promise<JsonSocket> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`${url} does not answer`)), { once: true });
    });
    return new JsonSocket(socket);
  }

  send<Result>(method: string, params: object = {}, envelope: object = {}): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method });
      this.#socket.send(JSON.stringify({ id, method, params, ...envelope }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    const { id, result, error, message } = JSON.parse(text);
    const call = this.#waiting.get(id);
    if (call === undefined) return;
    this.#waiting.delete(id);
    // The one protocol puts an object there, the other a code and a sentence beside it.
    if (error) call.reject(new Error(`${call.method}: ${error.message ?? message}`));
    else call.resolve(result as never);
  }

  #giveUp(): void {
    for (const { method, reject } of this.#waiting.values()) reject(new Error(`${method}: the browser went away`));
    this.#waiting.clear();
  }
}
