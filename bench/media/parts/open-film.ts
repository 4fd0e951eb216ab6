import type { Sql } from 'postgres';

export const TENANT = 'tenant6';
const STUDENT = { EmailorMobile: 'student2@demo.test', password: 'demo1234' };
const HEADERS = { 'x-tenant-id': TENANT, DeviceId: 'device-of-the-bench' };

interface OpenedFilm {
  lessonId: number;
  courseId: number;
  mediaId: string;
  link: string;
  cookie: string;
}

/** Signs in as a browser does, and opens the first lesson whose film is served as it came, or is streamed. */
export async function openFilm(url: string, sql: Sql, served: 'as-it-came' | 'streamed'): Promise<OpenedFilm> {
  const login = await fetch(`${url}/api/Auth/login`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(STUDENT),
  });
  const { token } = (await login.json()) as { token?: string };
  const cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const films = await sql`
    select l.id, l.course_id, l.video_media_id from lessons l
    join enrolments e on e.tenant_id = l.tenant_id and e.course_id = l.course_id
    join accounts a on a.tenant_id = e.tenant_id and a.id = e.student_id
    where l.tenant_id = ${TENANT} and a.email = ${STUDENT.EmailorMobile} and l.video_media_id is not null order by l.id`;
  for (const film of films) {
    const headers = { ...HEADERS, cookie, authorization: `Bearer ${token}` };
    const opened = await fetch(`${url}/api/Student/contentlesson/${film.id}`, { headers });
    const { data } = (await opened.json()) as { data?: { videoUrl?: string } };
    const isStream = data?.videoUrl?.includes('.m3u8?') === true;
    if (data?.videoUrl?.startsWith('/media/') && isStream === (served === 'streamed')) {
      const [lessonId, courseId] = [Number(film.id), Number(film.course_id)];
      return { lessonId, courseId, mediaId: film.video_media_id, link: data.videoUrl, cookie };
    }
  }
  throw new Error('the demo student has no film that opens');
}
