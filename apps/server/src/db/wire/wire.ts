import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'pg-protocol';
import { timeLimit } from '../time-limit.ts';
import { createClient, type SignInOptions, signIn } from './sign-in.ts';
import {
  type Answer,
  createMessage,
  type Message,
  type Question,
  type Statements,
  writeValues,
} from './wire-message.ts';

/**
 * One connection to PostgreSQL. Whatever is asked before the event loop's turn ends travels as one message, and has one
 * answer; what is asked meanwhile travels as the next one. It opens with the first question, and does not come back
 * once it is lost: whoever wants another connection opens another wire.
 */
export interface Wire {
  /** A statement; one with values is kept prepared where the connection can keep it. */
  ask(text: string, values?: readonly unknown[]): Promise<Answer>;
  /** A word about the transaction itself, which takes no time and is not kept. */
  tell(text: string): Promise<Answer>;
  readonly lost: boolean;
  /** Given up at once, with whatever is under way. */
  cut(): void;
  end(): Promise<void>;
}

export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

const LAST_WORD_MS = 1000;

export function openWire(options: SignInOptions): Wire {
  const statements: Statements = { byKey: new Map(), names: 0 };
  const client = createClient(options);
  // Errors of the connection itself: its end follows, and tells.
  client.on('error', () => {});
  client.once('end', () => lose(new ConnectionLost('the connection was closed')));

  let state: 'closed' | 'opening' | 'open' | Error = 'closed';
  let waiting: Question[] = [];
  let underWay: Message | null = null;
  let inTime: () => void = () => {};

  function put(text: string, values: readonly unknown[], statement: boolean): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (state instanceof Error) throw state;
      // A text without values has them written into it, and is seldom sent twice.
      const kept = values.length > 0 && !options.pooled;
      waiting.push({ text, ...writeValues(values), statement, kept, resolve, reject });
      if (waiting.length === 1 && !underWay) setImmediate(send);
    });
  }

  function send(): void {
    if (state === 'closed') open();
    if (state !== 'open' || underWay || waiting.length === 0) return;
    underWay = createMessage(waiting, statements);
    // Each statement ends by its own limit on the server: silence beyond all of them is a server that never answers.
    // What is asked many times in one message are rows by their keys.
    const asked = new Set(waiting.flatMap(({ statement, text }) => (statement ? text : [])));
    const patienceMs = options.statementTimeoutMs * (1 + asked.size);
    inTime = timeLimit(patienceMs, () => lose(new ConnectionLost('the database gave no answer in time')));
    waiting = [];
    client.connection.stream.write(underWay.bytes);
  }

  function open(): void {
    state = 'opening';
    signIn(client).then(() => {
      if (state !== 'opening') return;
      takeOver();
      state = 'open';
      send();
    }, lose);
  }

  /** What the connection says from here on is no longer for the driver but for us. */
  function takeOver(): void {
    const { stream } = client.connection;
    stream.removeAllListeners('data');
    void parse(stream, (reply) => {
      if (!underWay?.hear(reply)) return;
      inTime();
      const message = underWay;
      underWay = null;
      message.settle();
      if (waiting.length > 0) setImmediate(send);
    });
  }

  function lose(error: Error & { code?: string }): void {
    if (state instanceof Error) return;
    const lostTo = error.code ? error : new ConnectionLost(error.message, { cause: error });
    state = lostTo;
    inTime();
    client.connection.stream.destroy();
    underWay?.settle(lostTo);
    for (const { reject } of waiting) reject(lostTo);
  }

  return {
    ask: (text, values = []) => put(text, values, true),
    tell: (text) => put(text, [], false),
    get lost() {
      return state instanceof Error;
    },
    cut: () => lose(new ConnectionLost('the connection was given up')),
    async end() {
      await Promise.race([client.end(), delay(LAST_WORD_MS, undefined, { ref: false })]);
      lose(new ConnectionLost('the connection was ended'));
    },
  };
}
