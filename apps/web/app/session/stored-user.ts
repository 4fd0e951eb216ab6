/** The account as this browser keeps it, in the specification's shape. */
export interface StoredUser {
  id: string;
  name: string;
  email: string;
  /** Always empty: a password is never kept. */
  password: '';
  grade: string;
  enrolledCourses: number[];
  phoneNumber: string;
  role: string;
}

export interface AccountReply {
  id: string;
  name: string;
  email: string;
  academicYear: string | null;
  phoneNumber: string;
  role: string;
}

export function toStoredUser(account: AccountReply): StoredUser {
  const { id, name, email, academicYear, phoneNumber, role } = account;
  return { id, name, email, password: '', grade: academicYear ?? '', enrolledCourses: [], phoneNumber, role };
}

/** Whatever is damaged counts as nobody logged in. */
export function parseStoredUser(text: string | null): StoredUser | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredUser> | null;
    if (typeof value?.id !== 'string' || value.id === '' || typeof value.name !== 'string') return null;
    return {
      id: value.id,
      name: value.name,
      email: String(value.email ?? ''),
      password: '',
      grade: String(value.grade ?? ''),
      enrolledCourses: Array.isArray(value.enrolledCourses) ? value.enrolledCourses : [],
      phoneNumber: String(value.phoneNumber ?? ''),
      role: String(value.role ?? 'student'),
    };
  } catch {
    return null;
  }
}
