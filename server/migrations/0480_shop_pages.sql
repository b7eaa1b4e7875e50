-- Pages that sellers write themselves. What a page says stands in its versions, which never change: a page names the one that is
-- being written, the one that is shown, and the one that is to be shown from a moment on.
create table shop_pages (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  draft_version integer not null check (draft_version > 0),
  shown_version integer,
  next_version integer,
  next_at timestamptz,
  shown_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  check ((next_version is null) = (next_at is null)),
  check ((shown_version is null) = (shown_at is null))
);
create index shop_pages_due on shop_pages (next_at) where next_at is not null;
call secure_shop_table('shop_pages');
create policy public_shop_pages on shop_pages for select to kedai_public using (shown_version is not null or next_version is not null);
grant select on shop_pages to kedai_public;

create table shop_page_versions (
  shop_id bigint not null references shops,
  page_id bigint not null,
  version integer not null,
  title text not null check (length(title) between 1 and 120),
  slug text not null check (length(slug) <= 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  blocks jsonb not null,
  seo jsonb not null,
  at timestamptz not null,
  primary key (shop_id, page_id, version),
  foreign key (shop_id, page_id) references shop_pages (shop_id, id) on delete cascade
);
call secure_shop_table('shop_page_versions');
-- A draft is nobody else's business.
create policy public_shop_page_versions on shop_page_versions for select to kedai_public using (exists (
  select from shop_pages p where p.shop_id = shop_page_versions.shop_id and p.id = page_id and version in (p.shown_version, p.next_version)));
grant select on shop_page_versions to kedai_public;

-- Addresses of a shop's pages. Those a page had before lead to it until another page takes them.
create table shop_page_slugs (
  shop_id bigint not null references shops,
  slug text not null,
  page_id bigint not null,
  primary key (shop_id, slug),
  foreign key (shop_id, page_id) references shop_pages (shop_id, id) on delete cascade
);
create index shop_page_slugs_page on shop_page_slugs (shop_id, page_id);
call secure_shop_table('shop_page_slugs');
create policy public_shop_page_slugs on shop_page_slugs for select to kedai_public using (true);
grant select on shop_page_slugs to kedai_public;

-- Pictures of any version that is kept.
create table shop_page_files (
  shop_id bigint not null references shops,
  page_id bigint not null,
  version integer not null,
  file_id bigint not null references files,
  primary key (shop_id, page_id, version, file_id),
  foreign key (shop_id, page_id, version) references shop_page_versions (shop_id, page_id, version) on delete cascade
);
create index shop_page_files_file on shop_page_files (file_id);
call secure_shop_table('shop_page_files');

-- The page that stands on the shop's first page: above the shelves, or in their place.
create table shop_fronts (
  shop_id bigint primary key references shops,
  page_id bigint not null,
  place text not null check (place in ('above', 'instead')),
  foreign key (shop_id, page_id) references shop_pages (shop_id, id) on delete cascade
);
create index shop_fronts_page on shop_fronts (shop_id, page_id);
call secure_shop_table('shop_fronts');
create policy public_shop_fronts on shop_fronts for select to kedai_public using (true);
grant select on shop_fronts to kedai_public;

-- Pages of every shop whose moment has come.
create function shop_pages_due(moment timestamptz, at_most integer) returns table (shop_id bigint, page_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.shop_id, p.id from shop_pages p where p.next_at <= moment order by p.next_at, p.id limit at_most $$;
revoke all on function shop_pages_due(timestamptz, integer) from public;
grant execute on function shop_pages_due(timestamptz, integer) to kedai_app;

-- The newest words of buyers about a shop, as pages show them.
create index reviews_shown_of_shop on reviews (shop_id, id desc) where is_shown and words <> '';
