import { ApiError } from '../../api/api-error.ts';

/** How one trial call went. */
export interface Probe {
  status: number;
  code: string;
  milliseconds: number;
}

export async function probe(ask: () => Promise<unknown>): Promise<Probe> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    await ask();
    return { status: 200, code: 'ok', milliseconds: took() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, code: error.code, milliseconds: took() };
  }
}
