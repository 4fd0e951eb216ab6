import type { ErrorCode, ErrorValues } from '@hessa/contract/errors/catalogue';

/** A refusal that the product knows by name. The one error handler turns it into a status and an envelope. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly values: ErrorValues;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, values: ErrorValues = {}, retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.values = values;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
