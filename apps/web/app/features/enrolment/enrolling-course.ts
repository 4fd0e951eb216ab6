/** What enrolling needs to know of a course. */
export interface EnrollingCourse {
  id: number;
  courseName: string;
  /** Pounds; the server alone decides whether a course is free, this only chooses what is offered first. */
  price: number;
}
