-- Public pages as they were drawn, by a hash of all that the drawing was made of: what has changed is asked for by another key.
-- A crash may empty it and no backup has it; it may be emptied by hand at any time. It holds the page as anybody is shown it,
-- so nobody's rows, and no shop's name but inside of the page.
create unlogged table drawn_pages (
  key bytea primary key check (octet_length(key) = 32),
  body bytea not null,
  bytes integer not null generated always as (octet_length(body)) stored,
  used_at timestamptz not null
);
alter table drawn_pages alter column body set storage external; -- compressed already
grant select (key, body, used_at) on drawn_pages to kedai_public;
grant select (key, bytes, used_at), insert (key, body, used_at), update (used_at), delete on drawn_pages to kedai_app;
