ALTER TABLE "quiz_results" ADD COLUMN "possible_marks" integer;--> statement-breakpoint
ALTER TABLE "quiz_results" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "questions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "quiz_results" r SET "possible_marks" = weighed."marks"
FROM (
  SELECT r."tenant_id", r."student_id", r."course_id", r."lesson_id", sum(q."weight") AS "marks"
  FROM "quiz_results" r
  JOIN (
    SELECT "tenant_id", "lesson_id", "quiz_version", "weight",
      (row_number() OVER (PARTITION BY "tenant_id", "lesson_id", "quiz_version" ORDER BY "position", "id") - 1)::int AS "at"
    FROM "questions"
  ) q ON q."tenant_id" = r."tenant_id" AND q."lesson_id" = r."lesson_id" AND q."quiz_version" = r."quiz_version"
  WHERE coalesce((r."answers" ->> q."at")::int, -1) <> -1
  GROUP BY r."tenant_id", r."student_id", r."course_id", r."lesson_id"
  HAVING min(q."weight") <> max(q."weight")
) weighed
WHERE r."tenant_id" = weighed."tenant_id" AND r."student_id" = weighed."student_id"
  AND r."course_id" = weighed."course_id" AND r."lesson_id" = weighed."lesson_id";--> statement-breakpoint
ALTER TABLE "questions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_results" FORCE ROW LEVEL SECURITY;
