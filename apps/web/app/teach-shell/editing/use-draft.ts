import { useEffect, useState } from 'react';
import { refusalOf } from '../../api/refusal-of.ts';
import { useSending } from '../../api/use-sending.ts';
import { readStored, removeStored, writeStored } from '../../session/safe-storage.ts';
import { useSession } from '../../session/use-session.ts';

/** What the server has, and which state of it that is. */
export interface Stored<Value> {
  version: number;
  value: Value;
}

interface DraftOptions<Value> {
  /** The thing that is edited, e.g. `course 12`. Give the component `key={name}`: another thing is another draft. */
  name: string;
  stored: Stored<Value>;
  /** Throws what the server refused; answers what it has now. */
  save: (value: Value, version: number) => Promise<Stored<Value>>;
  /** Reads the thing anew, after somebody else's change was met. */
  refresh: () => Promise<unknown>;
  /** Brings what an earlier version of the page kept into today's shape. */
  read?: (kept: Value) => Value;
}

export interface Draft<Value> {
  value: Value;
  change: (next: Value | ((now: Value) => Value)) => void;
  isDirty: boolean;
  isSaving: boolean;
  /** True from a save that went through until the next change. */
  isSaved: boolean;
  refusal: string | null;
  /** Somebody else saved another state while this one was being written. */
  isConflict: boolean;
  /** These words come from an earlier visit that ended without saving. */
  isRestored: boolean;
  save: () => Promise<boolean>;
  /** Lays this draft over the other's state, knowingly. */
  saveOver: () => Promise<boolean>;
  /** Takes what the server has. */
  discard: () => void;
  /** Brings back what was thrown away last; null when there is nothing, or something else was written since. */
  takeBack: (() => void) | null;
}

/**
 * A form of the console that loses nothing: every change is kept in the browser until the server has it, through a
 * reload, a cut or a crash; and a change that somebody else made meanwhile is shown, never laid over in silence.
 */
export function useDraft<Value>({ name, stored, save, refresh, read }: DraftOptions<Value>): Draft<Value> {
  const session = useSession();
  const place = draftPlace(session.status === 'member' ? session.user.id : '', name);
  const [base, setBase] = useState(stored);
  const [found] = useState(() => readDraft(place, read));
  const [draft, setDraft] = useState<Stored<Value> | null>(found);
  const [thrown, setThrown] = useState<Stored<Value> | null>(null);
  const [isSaved, setSaved] = useState(false);
  const sending = useSending();

  // What was read anew replaces what is shown, unless somebody is writing over it.
  if (stored.version > base.version) {
    setBase(stored);
    // Only another part of the thing was saved: nothing that this draft would lay itself over has changed.
    if (draft?.version === base.version && sameValue(stored.value, base.value)) {
      setDraft({ ...draft, version: stored.version });
    }
  }
  const isDirty = draft !== null && !sameValue(draft.value, base.value);

  useEffect(() => {
    if (isDirty) writeStored(place, JSON.stringify(draft));
    else removeStored(place);
  }, [place, draft, isDirty]);

  function change(next: Value | ((now: Value) => Value)) {
    setSaved(false);
    setThrown(null);
    sending.forget();
    setDraft((now) => {
      const current = now?.value ?? base.value;
      const value = typeof next === 'function' ? (next as (now: Value) => Value)(current) : next;
      return { version: now?.version ?? base.version, value };
    });
  }

  async function send(version: number): Promise<boolean> {
    if (!draft) return false;
    const sent = draft;
    let hasArrived = false;
    await sending.send(async () => {
      const answer = await save(sent.value, version).catch(async (error: unknown) => {
        if (refusalOf(error).code === 'teach.changed_meanwhile') await refresh();
        throw error;
      });
      setBase(answer);
      // What was typed while it was under way stays, now on top of the state just saved.
      setDraft((now) => (now === sent || !now ? null : { version: answer.version, value: now.value }));
      setSaved(true);
      hasArrived = true;
    });
    return hasArrived;
  }

  return {
    value: draft?.value ?? base.value,
    change,
    isDirty,
    isSaving: sending.busy,
    isSaved,
    refusal: sending.refusal?.messageAr ?? null,
    isConflict: isDirty && draft.version < base.version,
    isRestored: isDirty && found !== null && draft === found,
    save: () => send(draft?.version ?? base.version),
    saveOver: () => send(base.version),
    discard: () => {
      setThrown(isDirty ? draft : null);
      setDraft(null);
      sending.forget();
    },
    takeBack:
      thrown && !isDirty
        ? () => {
            setDraft(thrown);
            setThrown(null);
          }
        : null,
  };
}

export const DRAFT_PREFIX = 'console draft';

export function draftPlace(userId: string, name: string): string {
  return `${DRAFT_PREFIX} ${userId} ${name}`;
}

function readDraft<Value>(place: string, read = (kept: Value) => kept): Stored<Value> | null {
  try {
    const kept = JSON.parse(readStored(place) ?? 'null') as Stored<Value> | null;
    return kept && { ...kept, value: read(kept.value) };
  } catch {
    return null;
  }
}

function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
