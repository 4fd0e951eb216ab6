const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RateLimit = {
  readonly limit: number;
  readonly windowMs: number;
  /** What one key of the bucket stands for. */
  readonly per: 'account-and-known-device' | 'account-unknown-clients' | 'account' | 'ip' | 'phone' | 'tenant';
  /** A school or a mobile operator is one address, so addresses are mostly counted by what failed. */
  readonly counts: 'failures' | 'attempts';
  /** A full bucket refuses, unless it may hold a crowd of strangers to each other: then it asks for work. */
  readonly beyond?: 'work';
};

export const RATE_LIMITS = {
  loginKnownDevice: { limit: 10, windowMs: 15 * MINUTE, per: 'account-and-known-device', counts: 'failures' },
  loginUnknownClients: { limit: 20, windowMs: 15 * MINUTE, per: 'account-unknown-clients', counts: 'failures' },
  loginAddress: { limit: 100, windowMs: 10 * MINUTE, per: 'ip', counts: 'failures', beyond: 'work' },
  /** Well filled forms, whether the account was made or its phone was taken. */
  registerAddress: { limit: 10, windowMs: HOUR, per: 'ip', counts: 'attempts', beyond: 'work' },
  /** A link's secret cannot be guessed; this keeps the trying itself from costing anything. */
  inviteAddress: { limit: 30, windowMs: HOUR, per: 'ip', counts: 'failures', beyond: 'work' },
  otpAccountHour: { limit: 5, windowMs: HOUR, per: 'account', counts: 'attempts' },
  otpAccountDay: { limit: 10, windowMs: DAY, per: 'account', counts: 'attempts' },
  otpAddress: { limit: 30, windowMs: HOUR, per: 'ip', counts: 'attempts', beyond: 'work' },
  /** What staff send to students who forgot theirs: enough for an evening of calls, too little for a theft of accounts. */
  passwordLinkStaff: { limit: 30, windowMs: DAY, per: 'account', counts: 'attempts' },
  passwordLinkStudent: { limit: 3, windowMs: DAY, per: 'account', counts: 'attempts' },
  codeUser: { limit: 10, windowMs: 15 * MINUTE, per: 'account', counts: 'failures' },
  codeUserDay: { limit: 50, windowMs: DAY, per: 'account', counts: 'failures' },
  codeAddress: { limit: 200, windowMs: HOUR, per: 'ip', counts: 'failures', beyond: 'work' },
  /** Raises an alert for the teacher; it refuses nobody. */
  codeTenantAlarm: { limit: 500, windowMs: HOUR, per: 'tenant', counts: 'failures' },
  /** Counts what one person does over and over in a day, for the trail; it refuses nobody. */
  auditRepeats: { limit: Number.POSITIVE_INFINITY, windowMs: DAY, per: 'account', counts: 'attempts' },
  /** Each piece of work is worth something once. */
  workSpent: { limit: 1, windowMs: 10 * MINUTE, per: 'ip', counts: 'attempts' },
  parentAddress: { limit: 10, windowMs: 15 * MINUTE, per: 'ip', counts: 'failures', beyond: 'work' },
  /** Anybody can type a parent's number: strangers make the parent's phone work, never wait. */
  parentPhone: { limit: 5, windowMs: HOUR, per: 'phone', counts: 'failures', beyond: 'work' },
  /** A search is asked as one types: a few for each word. */
  searchAccount: { limit: 120, windowMs: MINUTE, per: 'account', counts: 'attempts' },
  searchAddress: { limit: 600, windowMs: 5 * MINUTE, per: 'ip', counts: 'attempts', beyond: 'work' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
