/** A call that was refused or never answered. Screens show `messageAr`; `message` keeps the API's own words. */
export class ApiError extends Error {
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly messageAr: string;

  constructor(code: string, status: number, message: string, messageAr: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.messageAr = messageAr;
  }

  /** The line failed or was too slow; asking again may help. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}
