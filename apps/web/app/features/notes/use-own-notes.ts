import { NOTE_LIMITS } from '@hessa/rules/notes/note-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { type Read, useRead } from '../../api/use-read.ts';
import { receive, watchOutbox } from '../../outbox/outbox.ts';
import { useSession } from '../../session/use-session.ts';
import { afterChange, type NoteChange, noteKey, SAVE, waitingChanges } from './note-letters.ts';
import { NOTES, type OwnNote } from './own-note.ts';

interface OwnNotes {
  read: Read<typeof NOTES>;
  /** The newest first. */
  notes: readonly OwnNote[];
  isFull: boolean;
  /** Words that the server would not take, and why: they are the student's, and must not vanish. */
  refused: { text: string; error: ApiError } | null;
}

/** The student's notes: what the server has, and what was written here since, with or without a line. */
export function useOwnNotes(): OwnNotes {
  const session = useSession();
  const client = useQueryClient();
  const userId = session.status === 'member' ? session.user.id : '';
  const read = useRead(NOTES, {}, { kept: true, freshMs: 0 });
  const [refused, setRefused] = useState<OwnNotes['refused']>(null);
  const word = useSyncExternalStore(
    watchOutbox,
    () => JSON.stringify(waitingChanges(userId)),
    () => '[]',
  );
  const waiting = useMemo(() => JSON.parse(word) as NoteChange[], [word]);
  const notes = useMemo(() => {
    const stored: OwnNote[] = (read.reply?.data ?? []).map((note) => ({ ...note, waiting: false }));
    return waiting.reduce((now, change) => afterChange(now, change, true), stored);
  }, [read.reply, waiting]);

  /** What was delivered stays in sight while the list is asked for again. */
  const settle = useEffectEvent((change: NoteChange, error: ApiError | null) => {
    if (error) setRefused(change.kind === 'written' ? { text: change.text, error } : null);
    else {
      client.setQueriesData<{ reply: { data: OwnNote[] } }>(
        { queryKey: [userId, NOTES] },
        (known) => known && { ...known, reply: { ...known.reply, data: afterChange(known.reply.data, change, false) } },
      );
    }
    void read.refresh();
  });
  useEffect(() => {
    const stops = waiting.map((change) =>
      receive(noteKey(change.id), SAVE, (outcome) => {
        if (outcome.kind !== 'waiting') settle(change, outcome.kind === 'refused' ? outcome.error : null);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [waiting]);

  return { read, notes, isFull: notes.length >= NOTE_LIMITS.notes, refused };
}
