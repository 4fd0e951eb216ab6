import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { FilmFacts } from './film-facts.tsx';
import { type ReadFilm, readFilm } from './read-film.ts';
import './film-status.css';

interface ArrivingFilmProps {
  uploadId: string | null;
  chosen: File;
  sent: number;
}

const MEGABYTE = 1024 * 1024;
/** The first piece mostly says it; a long film's list of its pictures may take more. */
const ASKED_AT = [MEGABYTE / 4, 2 * MEGABYTE, 8 * MEGABYTE];

const NAMES: Record<string, string> = {
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/3gpp': '3GP',
  'video/x-matroska': 'MKV',
  'video/webm': 'WebM',
  'video/x-msvideo': 'AVI',
  'video/mp2t': 'TS',
};

/** What the film is, while it still goes up: by the browser where it can open it, and by the server's look. */
export function ArrivingFilm({ uploadId, chosen, sent }: ArrivingFilmProps) {
  const [read, setRead] = useState<ReadFilm | null>(null);
  useEffect(() => {
    let left = false;
    void readFilm(chosen).then((film) => left || setRead(film));
    return () => {
      left = true;
    };
  }, [chosen]);
  const step = ASKED_AT.filter((bytes) => sent >= Math.min(bytes, chosen.size)).length;
  const { data, error } = useQuery({
    queryKey: ['arriving film', uploadId, step],
    queryFn: async () =>
      (await call('GET /api/teach/uploads/{uploadId}/film', { params: { uploadId: uploadId ?? '' } })).data,
    enabled: ({ state }) => uploadId !== null && step > 0 && !state.data?.facts,
    // What was learnt from less stays until there is more.
    placeholderData: (before) => before,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const facts = data?.facts ?? (read && { ...read, channels: null });
  const name = data?.contentType ? NAMES[data.contentType] : undefined;
  const problem = (error as ApiError | null)?.code.startsWith('film.') ? (error as ApiError).messageAr : null;
  return (
    <div className="arriving-film" role="status">
      {problem !== null ? (
        <p className="arriving-film-problem">{problem}</p>
      ) : facts ? (
        <>
          {name && <bdi dir="ltr">{name}</bdi>}
          <FilmFacts {...facts} />
        </>
      ) : data?.isToldAtEnd ? (
        <p className="muted">
          <bdi dir="ltr">{name}</bdi>: طوله وصورته مكتوبين في آخر الملف، وهيبانوا أول ما يوصل كله.
        </p>
      ) : (
        <p className="muted">بنشوف الفيديو ده إيه…</p>
      )}
    </div>
  );
}
