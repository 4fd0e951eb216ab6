import { setTimeout as delay } from 'node:timers/promises';

/** A span as OTLP writes it in JSON: ids in hexadecimal, nanoseconds as text. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: 2 | 3 | 5;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: 0 | 2 };
}

export interface Attribute {
  key: string;
  value: { stringValue: string };
}

export interface TraceTarget {
  url: string;
  headers: Record<string, string>;
  resource: Record<string, string>;
  /** Which part of all calls is told of, from 0 to 1. */
  share: number;
}

const FLUSH_MS = 5000;
const AT_ONCE = 512;
/** What may wait for a collector that is slow or away; more is dropped, and nobody waits for it. */
const AT_MOST = 4096;
const PATIENCE_MS = 10_000;
const STOP_MS = 1000;

export const attribute = (key: string, text: string): Attribute => ({ key, value: { stringValue: text } });

/** Sends spans in batches. A collector that is away costs what it was not told, and nothing else. */
export function createExporter(target: TraceTarget, onTrouble: (line: string) => void) {
  const waiting: Span[] = [];
  let isTroubled = false;
  let sending: Promise<void> = Promise.resolve();
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();

  /** Once for as long as it lasts. */
  function tell(trouble: string): void {
    if (!isTroubled) onTrouble(`traces are not taken: ${trouble}`);
    isTroubled = true;
  }

  function flush(): Promise<void> {
    sending = sending.then(async () => {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, AT_ONCE);
        const trouble = await send(target, batch);
        if (trouble !== null) return tell(trouble);
        isTroubled = false;
      }
    });
    return sending;
  }

  return {
    add(span: Span): void {
      if (waiting.length >= AT_MOST) tell('the collector is too slow');
      else waiting.push(span);
      if (waiting.length === AT_ONCE) void flush();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      // A collector that is slow now does not hold up a server that stops.
      await Promise.race([flush(), delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Null, or why it was not taken. */
async function send({ url, headers, resource }: TraceTarget, spans: Span[]): Promise<string | null> {
  const attributes = Object.entries(resource).map(([key, text]) => attribute(key, text));
  const body = { resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope: { name: 'hessa' }, spans }] }] };
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.ok ? null : `the collector answers ${answer.status}`;
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}
