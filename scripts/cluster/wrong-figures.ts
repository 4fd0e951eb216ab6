import postgres from 'postgres';

/** Figures that the database keeps by itself must say what the rows say, wherever they were carried. */
export async function wrongFigures(ownerUrl: string, tenantId: string): Promise<string[]> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ papers: number; results: number; holders: number; enrolled: number }[]>`
      select (select sum(papers) from quiz_figures where tenant_id = ${tenantId})::int as papers,
        (select count(*) from quiz_results where tenant_id = ${tenantId})::int as results,
        (select sum(holders) from course_holders where tenant_id = ${tenantId})::int as holders,
        (select count(*) from enrolments where tenant_id = ${tenantId})::int as enrolled`;
    return [
      ...(row?.papers === row?.results ? [] : [`${row?.papers} papers counted of ${row?.results}`]),
      ...(row?.holders === row?.enrolled ? [] : [`${row?.holders} holders counted of ${row?.enrolled}`]),
    ];
  } finally {
    await sql.end();
  }
}
