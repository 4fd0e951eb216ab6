const rules = (...files) => files.map((file) => `packages/rules/src/${file}`);
const server = (...files) => files.map((file) => `apps/server/src/${file}`);

/**
 * What decides about access and money. `files` are changed, one place at a time; one of `tests` has to notice. Rules
 * are judged by their own tables, parts of the server as far as they need nobody else, and the rest of it through real
 * HTTP and PostgreSQL.
 */
export const AREAS = [
  {
    name: 'gate-rules',
    files: rules(
      'lessons/{lesson-access,unit-access,curriculum}.ts',
      'lessons/kinds/{lesson-kind,lesson-kinds,quiz,video}.ts',
      'units/{unit-window,more-generous-window}.ts',
      'enrolment/ownership.ts',
      'auth/{role,owed-first}.ts',
    ),
    tests: rules(
      // Not the model with its hundred thousand courses: tables are to hold the rule, and take a thousandth of the time.
      'lessons/!(*.model).test.ts',
      'lessons/kinds/*.test.ts',
      '{units,enrolment,authoring}/*.test.ts',
      'auth/{role,owed-first}.test.ts',
    ),
  },
  {
    name: 'grading-rules',
    files: rules(
      'quizzes/{score-quiz,marks,regrade-paper,match-papers,key-time,quiz-band,shown-percent,choice-order}.ts',
      'quizzes/kinds/{choosing,choice-identity,choice-problems,is-unanswered,match-choices}.ts',
      'quizzes/kinds/{question-kinds,several-choices,single-choice}.ts',
    ),
    // Not how questions are read from files: a megabyte of them says nothing about a mark.
    tests: rules('quizzes/{*,kinds/*}.test.ts'),
  },
  {
    name: 'codes-rules',
    files: rules(
      'codes/{batch-state,code-entry,code-text,enrolment-reply,lecture-code-refusal,redeem-decision,void-undo}.ts',
    ),
    tests: rules('codes/*.test.ts'),
  },
  {
    name: 'sessions-rules',
    files: rules('auth/{session-lifetime,session-validation,place-device,device-care,otp}.ts'),
    tests: rules('auth/*.test.ts'),
  },
  {
    name: 'links-rules',
    files: rules('media/{one-player,lesson-address,video-source}.ts', 'courses/own-media-path.ts'),
    tests: rules('media/*.test.ts', 'courses/own-media-path.test.ts'),
  },
  {
    name: 'limits-rules',
    files: rules('auth/rate-limits.ts', 'work/{work-asked,solve-work,sha256-start}.ts'),
    tests: rules('auth/rate-limits.test.ts', 'work/*.test.ts'),
  },
  {
    name: 'gate-parts',
    files: server('features/lessons/{lesson-refusal,is-hidden-draft}.ts', 'http/allowed-access.ts'),
    tests: server('features/lessons/{lesson-refusal,is-hidden-draft}.test.ts', 'http/allowed-access.test.ts'),
  },
  {
    name: 'codes-parts',
    files: server('features/codes/code-seal.ts', 'features/units/held-windows.ts'),
    tests: server('features/codes/code-seal.test.ts', 'features/units/held-windows.test.ts'),
  },
  {
    name: 'sessions-parts',
    files: server('features/auth/{session-token,presented-token}.ts', 'platform/keyed-hash.ts'),
    tests: server('features/auth/session-token.test.ts', 'platform/keyed-hash.test.ts'),
  },
  {
    name: 'links-parts',
    files: server('features/media/{signed-link,while-allowed,read-range,content-disposition}.ts'),
    tests: server('features/media/{signed-link,while-allowed,read-range,content-disposition}.test.ts'),
  },
  {
    name: 'limits-parts',
    files: server('platform/limits/{address-key,ask-for-work,count-tries,work-done}.ts'),
    tests: server('platform/limits/*.test.ts'),
    database: true,
  },
  {
    name: 'links-server',
    files: server('features/media/{private-link,find-link-holder,serve-media,claim-playing}.ts'),
    tests: server('features/media/{link-holder,serve-media,claim-playing}.test.ts', 'main/object-storage.test.ts'),
    database: true,
  },
  {
    name: 'codes-server',
    files: server('features/codes/{code-tries,find-code,redeem-code,redeem-course-code,redeem-lecture-code}.ts'),
    tests: server('features/codes/{redeem-course-code,redeem-lecture-code,redeem-other-kind,code-tries}.test.ts'),
    database: true,
  },
  {
    name: 'sessions-server',
    files: server(
      'features/auth/{open-session,find-signed-in,refresh-token,logout,end-other-sessions,remember-device}.ts',
    ),
    tests: server(
      'features/auth/{refresh-token,logout,device-limit,my-devices,choose-password,reset-password}.test.ts',
    ),
    database: true,
  },
  {
    name: 'gate-server',
    files: server(
      'features/lessons/{lesson-gate,standing,find-held-unit}.ts',
      'features/units/find-course-ownership.ts',
      'features/enrolment/refuse-other-student.ts',
      'calls/refuse-other-account.ts',
    ),
    tests: server(
      'features/lessons/{lesson-gate,list-unit-lessons}.test.ts',
      'features/enrolment/is-enrolled.test.ts',
      'features/units/enrol-free.test.ts',
    ),
    database: true,
  },
  {
    // Every request goes through these: judged by what is about them alone, not by whatever happens to call.
    name: 'gate-door-server',
    files: server('calls/read-caller.ts', 'http/{admit,demand-access,refuse-foreign-site}.ts'),
    tests: server('http/{admit,demand-access}.test.ts'),
    database: true,
  },
  // Three, since each test file brings a server of its own and every change would wait for all of them.
  {
    name: 'grading-key-server',
    files: server('features/quizzes/{find-hidden-key,find-result}.ts'),
    tests: server('features/quizzes/key-time.test.ts', 'features/quizzes/exams/attempts-and-minutes.test.ts'),
    database: true,
  },
  {
    name: 'grading-paper-server',
    files: server('features/quizzes/{present-result,quiz-questions}.ts'),
    tests: server(
      'features/quizzes/{answer-key,key-time,explained-questions,marking/marking}.test.ts',
      'features/authoring/quizzes/{regrade,paper-parts}.test.ts',
    ),
    database: true,
  },
  {
    name: 'grading-sent-server',
    files: server('features/quizzes/{submit-quiz,store-result}.ts'),
    tests: server(
      'features/quizzes/{submit-quiz,submission-gate,quiz-versions,explained-questions}.test.ts',
      'features/quizzes/exams/sitting-an-exam.test.ts',
    ),
    database: true,
  },
  {
    name: 'limits-server',
    files: server('features/auth/login-tries.ts'),
    tests: server('features/auth/login-tries.test.ts'),
    database: true,
  },
];

/** The areas that any of the words is part of the name of; all of them without a word. */
export function areasNamed(words) {
  const names = AREAS.map(({ name }) => name);
  return words.length === 0 ? names : names.filter((name) => words.some((word) => name.includes(word)));
}

export const areaOf = (name) => AREAS.find((area) => area.name === name);
