-- What a person sets up for his own account.

-- An authenticator that was shown and not yet proved.
alter table users add column totp_pending text;

-- Ways in for somebody whose authenticator is lost, one use each. A keyed hash: ten letters alone could be guessed.
create table recovery_codes (
  user_id bigint not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_codes to kedai_app;
