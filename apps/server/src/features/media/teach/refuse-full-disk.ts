import { DomainError } from '../../../errors/domain-error.ts';

/** A full disk is no fault of the program: it has a name, and whoever uploads can be told. */
export function refuseFullDisk<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isDiskFull(error) ? new DomainError('upload.no_space') : error;
  });
}

export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
