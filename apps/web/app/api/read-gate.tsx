import type { ReactElement, ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/notices/note.tsx';
import { PageSpinner } from '../ui/notices/page-spinner.tsx';
import type { ApiError } from './api-error.ts';

/** Of a read, what the gate needs. */
export interface Gated<Reply> {
  reply: Reply | undefined;
  error: ApiError | null;
  isRefreshing: boolean;
  refresh: () => Promise<void>;
}

interface ReadGateProps<Reply> {
  read: Gated<Reply>;
  /** Said while the answer is on its way, or what stands there meanwhile. */
  waiting: string | ReactElement | null;
  /** What could not be read, or what stands in its place; without it the refusal speaks for itself. */
  failed?: string | ReactElement;
  children: (reply: Reply) => ReactNode;
}

/** Loading, failed with another try, or there. What is known stays in sight when reading it anew fails. */
export function ReadGate<Reply>({ read, waiting, failed, children }: ReadGateProps<Reply>) {
  const { reply, error } = read;
  if (!reply && !error) return typeof waiting === 'string' ? <PageSpinner label={waiting} /> : waiting;
  if (!reply && typeof failed === 'object') return failed;
  const title = typeof failed === 'string' ? failed : null;
  return (
    <>
      {error && (
        <Note tone="wrong" title={title ?? error.messageAr} actions={<TryAgain read={read} size="small" />}>
          {title && <p>{error.messageAr}</p>}
        </Note>
      )}
      {reply && children(reply)}
    </>
  );
}

interface TryAgainProps {
  read: Pick<Gated<unknown>, 'isRefreshing' | 'refresh'>;
  size?: 'normal' | 'small';
}

export function TryAgain({ read, size = 'normal' }: TryAgainProps) {
  return (
    <Button
      look={size === 'small' ? 'line' : 'solid'}
      size={size}
      busy={read.isRefreshing}
      onClick={() => void read.refresh()}
    >
      جرّب تاني
    </Button>
  );
}
