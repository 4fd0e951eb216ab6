/** So many students are changed in one go; whoever wants more means a grade or a course, which have ways of their own. */
export const SELECTED_AT_MOST = 200;
