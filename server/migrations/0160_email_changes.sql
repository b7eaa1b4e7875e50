-- Another e-mail address for a person: it counts once the code that was sent there is given. One at a time.
create table email_changes (
  user_id bigint primary key references users,
  email text not null check (email = lower(email)),
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
grant select, insert, update, delete on email_changes to kedai_app;
