-- What was attached to the mails of a demo; a shop's own mail server keeps its own.
create table mailbox_files (
  mailbox_id bigint not null references mailbox on delete cascade,
  place smallint not null check (place >= 1),
  file_name text not null,
  bytes bytea not null,
  primary key (mailbox_id, place)
);
grant select, insert, delete on mailbox_files to kedai_app;
