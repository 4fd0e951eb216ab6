import type { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

interface ReadFailedProps {
  title: string;
  error: ApiError;
  onRetry: () => Promise<void>;
}

/** A list of the console that could not be read, and another try. */
export function ReadFailed({ title, error, onRetry }: ReadFailedProps) {
  return (
    <Note
      tone="wrong"
      title={title}
      actions={
        <Button look="line" size="small" onClick={() => void onRetry()}>
          جرّب تاني
        </Button>
      }
    >
      <p>{error.messageAr}</p>
    </Note>
  );
}
