import type { DigitStyle } from '@hessa/rules/text/digits';
import { QueryClientProvider } from '@tanstack/react-query';
import { learningQueries } from '../../api/learning-queries.tsx';
import { serverNow } from '../../api/server-time.ts';
import { Board } from './board.tsx';
import { useHome } from './use-home.ts';

interface UnreadBoardProps {
  teacher: string;
  digits: DigitStyle;
}

/** The board on a page other than home: nothing at all while there is nothing to read. */
export function UnreadBoard(props: UnreadBoardProps) {
  return (
    <QueryClientProvider client={learningQueries}>
      <Unread {...props} />
    </QueryClientProvider>
  );
}

function Unread({ teacher, digits }: UnreadBoardProps) {
  const { reply, answeredAt } = useHome();
  if (!reply) return null;
  const { data } = reply;
  return <Board home={data} teacher={teacher} now={serverNow(data, answeredAt)} digits={digits} />;
}
