import { ApiError } from './api-error.ts';
import { UNEXPECTED } from './failure-texts.ts';

/** Whatever was thrown, as something that can be told. */
export function refusalOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unexpected', 500, UNEXPECTED.en, UNEXPECTED.ar);
}
