import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { ReadRoute } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';

const ALL: ReadRoute = 'GET /api/Student/announcements';

interface ReadPressProps {
  announcementId: number;
  onRead?: () => void;
}

/** Wiped off this student's board at a press; the teacher sees who has read it. */
export function ReadPress({ announcementId, onRead }: ReadPressProps) {
  const { busy, refusal, send } = useSending();
  const queries = useQueryClient();
  const tell = async () => {
    await call('POST /api/Student/announcements/{announcementId}/read', { params: { announcementId } });
    onRead?.();
    // Whatever else counts or lists them.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === ALL });
  };
  return (
    <>
      <Button look="quiet" size="small" busy={busy} onClick={() => void send(tell)}>
        قريتها
      </Button>
      {refusal && (
        <p className="board-who" role="alert">
          {refusal.messageAr}
        </p>
      )}
    </>
  );
}
