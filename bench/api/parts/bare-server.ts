import fastify from 'fastify';
import postgres from 'postgres';

/**
 * What a route costs without a platform: Fastify, the driver, one statement. The variants add what a tenant's
 * transaction adds, so that its price can be read off.
 */
const [url = '', port = '0', tenant = '', student = ''] = process.argv.slice(2);
const sql = postgres(url, { max: 10, fetch_types: false, onnotice: () => {} });
const app = fastify();

const contacts = (db: postgres.Sql | postgres.TransactionSql) => db`
  select tenant_id, id, whats_app_number, facebook_page, you_tube_channel, tiktok_channel
  from contact_records where tenant_id = ${tenant} order by id`;

app.get('/nothing', async () => ({ success: true }));

app.get('/contacts', async () => ({ success: true, message: '', data: await contacts(sql) }));

app.get('/site', async () => {
  const [row] = await sql`select tenant_id, profile, settings from tenants where tenant_id = ${tenant}`;
  return { success: true, message: '', data: row };
});

app.get('/enrolled', async () => {
  const courses = await sql`
    select c.* from enrolments e join courses c on c.tenant_id = e.tenant_id and c.id = e.course_id
    where e.tenant_id = ${tenant} and e.student_id = ${student}
    order by e.enrolled_at desc, e.course_id desc limit 10`;
  return { success: true, message: '', data: { courses } };
});

/** The usual way to write a tenant's transaction: four round trips. */
app.get('/contacts-in-transaction', async () => {
  const data = await sql.begin('read only', async (tx) => {
    await tx`select set_config('hessa.tenant', ${tenant}, true)`;
    return contacts(tx);
  });
  return { success: true, message: '', data };
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
