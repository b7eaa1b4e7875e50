-- Passwords and codes that were tried for one account, whatever address they came from. `subject` is a hash: of the e-mail
-- address alone, or of it with a device or session that is known. From the tenth try in a row on there is a wait, which doubles.
create table sign_in_tries (
  subject bytea primary key,
  tries integer not null,
  open_at timestamptz,
  last_at timestamptz not null
);
create index sign_in_tries_age on sign_in_tries (last_at);
grant select, insert, update, delete on sign_in_tries to kedai_app;
