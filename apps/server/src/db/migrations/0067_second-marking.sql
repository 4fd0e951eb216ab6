ALTER TABLE "lessons" ADD COLUMN "second_marking" text DEFAULT 'none' NOT NULL;
