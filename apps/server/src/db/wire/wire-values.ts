/** Values travel as text. These are the kinds that are something else in JavaScript; see `rowsOf` for what stays text. */
const BOOLEAN = 16;
const BYTES = 17;
const BIGINT = 20;
const MOMENT = 1184;
const NUMBERS = [21, 23, 26, 700, 701];

type Decode = (text: string) => unknown;

const DECODERS = new Map<number, Decode>([
  [BOOLEAN, (text) => text === 't'],
  [BYTES, (text) => Buffer.from(text.slice(2), 'hex')],
  ...NUMBERS.map((type): [number, Decode] => [type, Number]),
]);

export interface Column {
  name: string;
  decode: Decode | undefined;
}

export function columnOf(field: { name: string; dataTypeID: number }): Column {
  return { name: field.name, decode: DECODERS.get(field.dataTypeID) };
}

export function decodeValue(decode: Decode | undefined, text: string | null): unknown {
  return text === null || !decode ? text : decode(text);
}

/** The type of a value that says its own; 0 leaves it to the statement. */
export function typeOf(value: unknown): number {
  if (typeof value === 'boolean') return BOOLEAN;
  if (typeof value === 'bigint') return BIGINT;
  if (value instanceof Uint8Array) return BYTES;
  return value instanceof Date ? MOMENT : 0;
}

export function encodeValue(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(
    `a value that no column has: ${value === undefined ? 'undefined' : Object.prototype.toString.call(value)}`,
  );
}
