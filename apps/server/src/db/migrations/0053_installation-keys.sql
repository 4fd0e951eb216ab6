-- The keys of the installation, a row for each generation, sealed with the operator's HESSA_KEY: servers that share the
-- database share them. Empty where the keys are in a file of the data folder.
create table public.installation_keys (
  generation integer primary key,
  sealed bytea not null
);
