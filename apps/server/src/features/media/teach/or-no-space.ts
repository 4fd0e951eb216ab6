import { DomainError } from '../../../errors/domain-error.ts';

/** A full disk is no fault of the program: it has a name, and whoever uploads can be told. */
export function orNoSpace<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isNoSpace(error) ? new DomainError('upload.no_space') : error;
  });
}

export function isNoSpace(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
