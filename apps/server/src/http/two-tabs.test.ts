import { api } from '@hessa/contract/api';
import type { EndpointDefinition } from '@hessa/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../testing/shared-platform.ts';
import { EDITS } from './two-tabs.fixture.ts';
import { type Office, openOffice } from './two-tabs-office.fixture.ts';

/** Calls of the console that write without a version, and why nothing of another's is lost by that. */
const EXCUSED: Readonly<Record<string, string>> = {
  makeCourse: 'makes something new, once by its key',
  duplicateCourse: 'makes something new, once by its key',
  addBook: 'makes something new, once by its key',
  makeCodeBatch: 'makes something new, once by its key',
  publishAnnouncement: 'makes something new, once by its key',
  withdrawAnnouncement: 'sets one flag to what was pressed; its words are never edited',
  exportTenant: 'makes something new, once by its key',
  importStudents: 'makes something new, once by its key',
  inviteStaff: 'makes something new, once by its key',
  startRegrade: 'carries the version that was previewed and has a sentence of its own: quiz.changed_since_preview',
  moveGrade: 'carries how many students were seen and has a sentence of its own: students.cohort_changed',
  undoGradeMove: 'names the move it takes back',
  addCodeSeller: 'makes something new, once by its key',
  takePayment: 'makes something new, once by its key',
  correctAccount: 'makes something new, once by its key',
  cancelReceipt: 'a state that is reached once',
  moveCards: 'judges every card as it is now: one that somebody moved meanwhile is refused by its number',
  exportBatch: 'changes nothing but the trail',
  grantSelected: 'given again it stays as it was, and whom it left out is told',
  extendSelected: 'only ever gives more time than there was, and whom it left out is told',
  moveSelected: 'sets one value to what was pressed, and what was before is kept for the way back',
  undoSelected: 'names the change it takes back; who was changed since keeps it',
  markCodeSold: 'sets one flag to what was pressed; the other state was never typed by anybody',
  setStudentDisabled: 'sets one flag to what was pressed, with its reason in the trail',
  setStaffDisabled: 'sets one flag to what was pressed, with its reason in the trail',
  drawPaper: 'writes nothing',
  labelBankQuestions: 'sets labels to what was chosen; whoever looks again finds them so, and the trail has it',
  chooseExamTemplate: 'sets one value to what was chosen; the paper stays as it is',
  removeExamTemplate: 'a state that is reached once; papers stay as they are',
  acceptSpelling: 'adds or takes one spelling of the paper as it is now; nothing else of it changes',
  setKeyTime: 'sets one of two values to what was chosen: whoever saw the other finds it done',
  keepComment: 'makes something new, once by its words',
  dropComment: 'a state that is reached once',
  markAnswers: 'carries the marking that was seen; what somebody else marked meanwhile stays and is told',
  settleMarks: 'carries the marks that were seen; what was settled meanwhile stays and is told',
  giveExamMinutes: 'gives something new, once by its key',
  giveSeats: 'given again everybody keeps the number they have',
  makePaperForms: 'made once for a version of the paper; asked again they are the same',
  storeSheet: 'stored once by its key; a paper that somebody else handed in meanwhile is asked about',
  decideHeldWork: 'sets one of two values to what was pressed, and what was before stands in the trail',
  setStudentMinutes: 'sets one value to what was pressed, with its reason in the trail',
  voidCode: 'a state that is reached once',
  voidCodeBatch: 'a state that is reached once',
  unvoidCodes: 'names the voiding it takes back',
  grantCourse: 'given again it stays as it was',
  revokeEnrolment: 'a state that is reached once; results stay',
  revokeInvite: 'a state that is reached once',
  anonymiseStudent: 'a state that is reached once, behind the typed phone',
  deleteStudent: 'a state that is reached once, behind the typed phone',
  restoreDeleted: 'a state that is reached once; what stands in the way is said',
  eraseDeleted: 'a state that is reached once',
  freeDevices: 'frees the device that is named',
  endMySessions: 'ends the logins that are named',
  retryMail: 'names the mail; one that has gone is not sent again',
  beginSecondFactor: 'makes something new; nothing holds before it is confirmed',
  confirmSecondFactor: 'a state that is reached once',
  renewRecoveryCodes: 'makes something new; the last ones hold',
  endSecondFactor: 'a state that is reached once',
  setTemporaryPassword: 'makes something new; the last one holds, and the trail has both',
  redeemAtDesk: 'a state that is reached once',
  sendPasswordLink: 'makes something new; the last one holds, and the trail has both',
  revokePasswordLink: 'a state that is reached once',
  cancelJob: 'a state that is reached once',
  finishUpload: 'a state that is reached once',
  remakeFilm: 'refused while the film is being made; two presses with one id are one job',
  printCodeBatch: 'changes nothing but the trail',
  revealCode: 'changes nothing but the trail',
  openArchive: 'changes nothing',
  exportStudents: 'changes nothing but the trail',
  traceWatchers: 'changes nothing but the trail',
  exportGradebook: 'changes nothing but the trail',
  exportQuizMarks: 'changes nothing but the trail',
  checkImport: 'changes nothing',
  tellImportedPasswords: 'changes nothing but who has been told',
  proveSignIn: 'is about the own login',
};

const CONSOLE = ['assistant', 'teacher', 'owner'];
const writing = Object.entries<EndpointDefinition>(api).filter(
  ([, { method, access }]) => method !== 'GET' && CONSOLE.includes(access),
);

/** Where an edit says what it was based on. */
const BASIS = ['version', 'settingsVersion', 'submittedAt', 'was'];

const platform = await sharedPlatform();

/** Every row of the tenant but for its logins, table by table. */
async function everything({ tenantId }: Office): Promise<Record<string, unknown>> {
  const { owner } = platform.database;
  const tables = await owner<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'tenant_id' and table_type = 'BASE TABLE'
      and table_name not in ('sessions')`;
  const rows = tables.map(async ({ name }) => {
    const found = await owner.unsafe(`select t::text as row from "${name}" t where tenant_id = $1 order by 1`, [
      tenantId,
    ]);
    return [name, found.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

describe('two tabs of the console', () => {
  test('a call that writes carries what it was based on, or is excused with a reason [T-CON-4, TRUST-90]', () => {
    expect([...Object.keys(EDITS), ...Object.keys(EXCUSED)].sort()).toEqual(writing.map(([name]) => name).sort());
    for (const [name, { body, query, errors }] of writing) {
      const isEdit = name in EDITS;
      expect(errors.includes('teach.changed_meanwhile'), name).toBe(isEdit);
      const fields = Object.entries({ ...body?.shape, ...query?.shape });
      const basis = fields.find(([field]) => BASIS.includes(field))?.[1] as { safeParse: unknown } | undefined;
      if (isEdit) expect(basis && isRequired(basis), `${name} says what it was based on`).toBe(true);
    }
  });

  test.each(Object.entries(EDITS))(
    '%s: the second tab is told so with 409, and nothing is overwritten [T-CON-4]',
    async (_name, { send, first = send }) => {
      const office = await openOffice(platform);
      const one = await first(office, 'أول');
      expect(one.status, one.text).toBe(200);
      const before = await everything(office);
      const two = await send(office, 'تاني');
      expect([two.status, two.body.code]).toEqual([409, 'teach.changed_meanwhile']);
      expect(await everything(office)).toEqual(before);
    },
  );
});

function isRequired(field: object): boolean {
  return !(field as { safeParse: (value: unknown) => { success: boolean } }).safeParse(undefined).success;
}
