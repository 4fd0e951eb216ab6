let made = 0;

/** A form that passes every check, with an address and a phone of its own. */
export function registrationForm(different: Record<string, string> = {}) {
  made += 1;
  const number = String(made).padStart(8, '0');
  return {
    UserName: 'سارة محمود',
    Email: `registered${made}@example.test`,
    Password: 'nagma-3ala-nil',
    ConfirmPassword: 'nagma-3ala-nil',
    PhoneNumber: `012${number}`,
    ParentPhone: `015${number}`,
    AcademicYear: 'Secondary2',
    ...different,
  };
}
