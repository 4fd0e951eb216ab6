export type PageEncoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that the browser did not refuse. */
export function pickEncoding(accepted = ''): PageEncoding {
  const offers = new Map(accepted.split(',').map(readOffer));
  for (const encoding of ['br', 'gzip'] as const) {
    if ((offers.get(encoding) ?? 0) > 0) return encoding;
  }
  return 'identity';
}

function readOffer(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.trim().toLowerCase().split(';');
  const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
