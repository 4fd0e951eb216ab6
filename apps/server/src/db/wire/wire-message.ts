import { type DatabaseFault, type Reply, serialize } from 'pg-protocol';
import { type Column, columnOf, decodeValue, encodeValue, typeOf } from './wire-values.ts';

export interface Answer {
  columns: Column[];
  rows: (string | null)[][];
  /** What was done, in PostgreSQL's words: `COMMIT`, `INSERT 0 1`. */
  command: string;
}

/** Its values as they travel, and the types of those that say their own. */
export interface Question {
  text: string;
  values: (string | null)[];
  types: number[];
  /** As opposed to a word about the transaction itself, which takes no time. */
  statement: boolean;
  /** Whether the connection keeps it prepared. */
  kept: boolean;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A statement as a connection knows it: nameless where it is not kept for the next time. */
interface Statement {
  name: string;
  columns: Column[];
}

/** What a connection has prepared. */
export interface Statements {
  readonly byKey: Map<string, Statement>;
  /** Names are never used twice: a statement that is prepared anew has left its old one behind. */
  names: number;
}

export interface Message {
  readonly bytes: Buffer;
  /** Takes the next part of the answer; true once it is whole. */
  hear(reply: Reply): boolean;
  /** Gives those who asked what was heard. `lost` says why there will be no more of it. */
  settle(lost?: Error): void;
}

/** PostgreSQL skips what stands behind a failed statement in a message, its COMMIT as well. */
export class NotReached extends Error {
  override message = 'a statement before it failed: nothing was saved';
}

/** Where PostgreSQL complains of a prepared statement whose tables have changed, or that is not there. */
const STALE = new Set(['RevalidateCachedQuery', 'FetchPreparedStatement']);

const EXECUTE = serialize.execute();
const SYNC = serialize.sync();

export function writeValues(values: readonly unknown[]): Pick<Question, 'values' | 'types'> {
  const types = values.map(typeOf);
  return { values: values.map(encodeValue), types: types.some(Boolean) ? types : [] };
}

/** Questions that travel together with one Sync behind them: PostgreSQL answers them all in one go. */
export function createMessage(questions: Question[], statements: Statements): Message {
  const parts: Buffer[] = [];
  const fresh: string[] = [];
  const asked = questions.map((question) => {
    const key = keyOf(question);
    let statement = question.kept ? statements.byKey.get(key) : undefined;
    if (!statement) {
      statement = { name: question.kept ? nextName(statements) : '', columns: [] };
      // Known from here on, so that its next use in this very message finds it.
      if (question.kept) statements.byKey.set(key, statement);
      fresh.push(key);
      parts.push(serialize.parse({ name: statement.name, text: question.text, types: question.types }));
      if (question.statement) parts.push(serialize.describe({ type: 'S', name: statement.name }));
    }
    parts.push(serialize.bind({ statement: statement.name, values: question.values }), EXECUTE);
    return { statement, rows: [] as Answer['rows'], command: '' };
  });
  parts.push(SYNC);

  let answered = 0;
  let parsed = 0;
  let failure: DatabaseFault | null = null;

  function forgetUnprepared(fault: DatabaseFault): void {
    for (const key of fresh.slice(parsed)) statements.byKey.delete(key);
    const failed = questions[answered];
    if (failed && STALE.has(fault.routine ?? '')) statements.byKey.delete(keyOf(failed));
  }

  return {
    bytes: Buffer.concat(parts),
    hear(reply) {
      const current = asked[answered];
      if (reply.name === 'readyForQuery') return true;
      if (reply.name === 'error') failure = reply;
      else if (reply.name === 'parseComplete') parsed += 1;
      else if (reply.name === 'rowDescription' && current) current.statement.columns = reply.fields.map(columnOf);
      else if (reply.name === 'dataRow') current?.rows.push(reply.fields);
      else if (reply.name === 'emptyQuery') answered += 1;
      else if (reply.name === 'commandComplete') {
        if (current) current.command = reply.text;
        answered += 1;
      }
      return false;
    },
    settle(lost) {
      questions.forEach((question, index) => {
        const answer = asked[index];
        if (answer && index < answered && !lost) question.resolve({ ...answer, columns: answer.statement.columns });
        else if (failure && index > answered) question.reject(new NotReached(undefined, { cause: failure }));
        else question.reject(failure ?? lost ?? new Error('PostgreSQL gave no answer'));
      });
      if (failure) forgetUnprepared(failure);
    },
  };
}

function nextName(statements: Statements): string {
  statements.names += 1;
  return `s${statements.names}`;
}

function keyOf({ types, text }: Question): string {
  return types.length > 0 ? `${types} ${text}` : text;
}

/** Rows by the names of their columns. */
export function recordsOf({ columns, rows }: Answer): Record<string, unknown>[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name, decode }, index) => [name, decodeValue(decode, row[index] ?? null)])),
  );
}

/** Rows as lists, in the order of their columns. */
export function valuesOf({ columns, rows }: Answer): unknown[][] {
  return rows.map((row) => columns.map(({ decode }, index) => decodeValue(decode, row[index] ?? null)));
}
