/** A clip that leaks comes up within a term; after that nobody's evenings are anybody's business. */
export const TRACES_KEPT_DAYS = 180;
/** So many students are named for what was seen in a clip, and so many hours of each. */
export const TRACED_STUDENTS = 20;
export const TRACED_HOURS = 50;
