/** The demo student's course and a quiz in it that may be taken now. */
export async function openQuiz(url: string, token: string): Promise<{ course: string; quiz: string }> {
  const read = async <Answer>(path: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': 'tenant6' };
    return (await (await fetch(url + path, { headers })).json()) as Answer & { success?: boolean };
  };
  const { data: held } = await read<{ data: { courses: { id: number }[] } }>('/Student/Student-Enrolled-Courses');
  for (const { id } of held.courses) {
    const tree = await read<{ data: { units: { lessons: { id: number; type: string }[] }[] } }>(
      `/api/Course/tree-course-with-progress?courseid=${id}`,
    );
    const lessons = tree.data.units.flatMap((unit) => unit.lessons);
    for (const lesson of lessons.filter(({ type }) => type === 'Quiz')) {
      const { success } = await read(`/api/Student/contentlesson/${lesson.id}`);
      if (success !== false)
        return { course: `/course/${id}/curriculum`, quiz: `/course/${id}/lesson/${lesson.id}/quiz` };
    }
  }
  throw new Error('the demo student has no open quiz');
}
