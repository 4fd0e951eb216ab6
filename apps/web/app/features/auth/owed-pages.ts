import { choosePasswordPath, secondFactorPath } from '@hessa/rules/pages/public-pages';

/** Where each step that an account may owe is taken. */
export const OWED_PAGES: Readonly<Record<string, () => string>> = {
  'choose-password': choosePasswordPath,
  'second-factor': secondFactorPath,
};
