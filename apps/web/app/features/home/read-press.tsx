import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';

interface ReadPressProps {
  announcementId: number;
  onRead: () => void;
}

/** Wiped off this student's board at a press; the teacher sees who has read it. */
export function ReadPress({ announcementId, onRead }: ReadPressProps) {
  const { busy, refusal, send } = useSending();
  const tell = async () => {
    await call('POST /api/Student/announcements/{announcementId}/read', { params: { announcementId } });
    onRead();
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
