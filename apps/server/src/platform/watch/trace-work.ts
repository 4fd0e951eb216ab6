import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentWork, type DoneStatement, type Work } from './current-work.ts';
import { attribute, createExporter, type TraceTarget } from './otlp-exporter.ts';

interface Ids {
  traceId: string;
  spanId: string;
  isTold: boolean;
}

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const LONGEST_TEXT = 1000;
const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?(\w+)"?/i;

/** Loaded only when traces are wanted: a span for each call and job, and one below it for each of its statements. */
export function traceWork(target: TraceTarget, onTrouble: (line: string) => void) {
  const exporter = createExporter(target, onTrouble);
  const known = new WeakMap<Work, Ids>();
  const idsOf = (work: Work): Ids => {
    let ids = known.get(work);
    if (!ids) {
      ids = { traceId: newId(16), spanId: newId(8), isTold: Math.random() < target.share };
      known.set(work, ids);
    }
    return ids;
  };
  const onStatement = (message: unknown) => {
    const work = currentWork();
    if (!work) return;
    const { traceId, spanId, isTold } = idsOf(work);
    if (!isTold) return;
    const { text, startedAt } = message as DoneStatement;
    exporter.add({
      ...{ traceId, spanId: newId(8), parentSpanId: spanId, name: statementName(text), kind: CLIENT },
      ...times(startedAt),
      // The text has places where values stand, and no value.
      attributes: [attribute('db.system.name', 'postgresql'), attribute('db.query.text', text.slice(0, LONGEST_TEXT))],
      status: { code: 0 },
    });
  };
  const onWork = (message: unknown) => {
    const work = message as Work;
    const { traceId, spanId, isTold } = idsOf(work);
    if (!isTold) return;
    exporter.add({
      ...{ traceId, spanId, name: work.name, kind: work.kind === 'call' ? SERVER : CONSUMER },
      ...times(work.startedAt),
      attributes: work.fault === null ? [] : [attribute('error.type', work.fault)],
      status: { code: work.fault === null || work.isRefusal ? 0 : 2 },
    });
  };
  subscribe('hessa:statement-done', onStatement);
  subscribe('hessa:work-done', onWork);
  return {
    async stop(): Promise<void> {
      unsubscribe('hessa:statement-done', onStatement);
      unsubscribe('hessa:work-done', onWork);
      await exporter.stop();
    },
  };
}

/** `select codes`: what traces are grouped by. */
export function statementName(text: string): string {
  const [, verb = 'statement'] = VERB.exec(text) ?? [];
  const [, table = ''] = TABLE.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}

/** Any number that is hardly met twice; nothing is kept secret by it, and a cryptographic one costs ten times as much. */
function newId(bytes: 8 | 16): string {
  let id = '';
  while (id.length < bytes * 2)
    id += Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return id;
}

function times(startedAt: number) {
  const nanos = (ms: number) => String(Math.round((performance.timeOrigin + ms) * 1000) * 1000);
  return { startTimeUnixNano: nanos(startedAt), endTimeUnixNano: nanos(performance.now()) };
}
