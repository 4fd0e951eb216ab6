import { StartupError } from '../../errors/startup-error.ts';

/** Turns a file-system failure into the operator's line; anything unforeseen keeps its own error and stack. */
export function explainFileError(error: unknown, doing: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const reason = code === undefined ? undefined : fileErrors[code];
  return reason === undefined ? error : new StartupError(`${doing}: ${reason}`);
}

const fileErrors: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  ENOENT: 'no such file or folder',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a file stands where a folder is needed',
  EIO: 'the disk reports an input/output error',
};
