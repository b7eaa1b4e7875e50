-- What signing in and the demo need beside 0001.

-- The last time step of an authenticator code that was taken: a code works once.
alter table users add column totp_last_step bigint;

create index password_resets_user on password_resets (user_id);

-- Parts of the demo that are in place. A part commits with its mark, so a start that was cut goes on where it stopped.
create table demo_parts (
  name text primary key,
  seeded_at timestamptz not null
);
grant select, insert on demo_parts to kedai_app;
