-- Pages and domains of shops, and the certificates of their hosts.

-- Pages that sellers write themselves. What a page says stands in its versions, which never change: a page names the one that is
-- being written, the one that is shown, and the one that is to be shown from a moment on.
create table shop_pages (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  draft_version integer not null check (draft_version > 0),
  shown_version integer,
  next_version integer,
  next_at timestamptz,
  shown_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  check ((next_version is null) = (next_at is null)),
  check ((shown_version is null) = (shown_at is null))
);
create index shop_pages_due on shop_pages (next_at) where next_at is not null;
call secure_shop_table('shop_pages');
create policy public_shop_pages on shop_pages for select to kedai_public using ((shown_version is not null) or (next_version is not null));
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
  foreign key (shop_id, page_id) references shop_pages on delete cascade
);
call secure_shop_table('shop_page_versions');
-- A draft is nobody else's business.
create policy public_shop_page_versions on shop_page_versions for select to kedai_public using (exists ( select from shop_pages p where ((p.shop_id = shop_page_versions.shop_id) and (p.id = shop_page_versions.page_id) and ((shop_page_versions.version = p.shown_version) or (shop_page_versions.version = p.next_version)))));
grant select on shop_page_versions to kedai_public;

-- Addresses of a shop's pages. Those a page had before lead to it until another page takes them.
create table shop_page_slugs (
  shop_id bigint not null references shops,
  slug text not null,
  page_id bigint not null,
  primary key (shop_id, slug),
  foreign key (shop_id, page_id) references shop_pages on delete cascade
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
  file_id bigint not null,
  primary key (shop_id, page_id, version, file_id),
  foreign key (shop_id, file_id) references files,
  foreign key (shop_id, page_id, version) references shop_page_versions (shop_id, page_id, version) on delete cascade
);
create index shop_page_files_file on shop_page_files (file_id);
call secure_shop_table('shop_page_files');

-- The page that stands on the shop's first page: above the shelves, or in their place.
create table shop_fronts (
  shop_id bigint primary key references shops,
  page_id bigint not null,
  place text not null check (place in ('above', 'instead')),
  foreign key (shop_id, page_id) references shop_pages on delete cascade
);
create index shop_fronts_page on shop_fronts (shop_id, page_id);
call secure_shop_table('shop_fronts');
create policy public_shop_fronts on shop_fronts for select to kedai_public using (true);
grant select on shop_fronts to kedai_public;

-- Host names of shops' own. Anybody may claim one; whoever shows the shop's own mark in the DNS has it, and nobody else then.
create table shop_domains (
  shop_id bigint primary key references shops,
  host text not null check (host = lower(host) and length(host) <= 253),
  token text not null check (length(token) >= 20),
  status text not null check (status in ('unverified', 'verified', 'live', 'failing')),
  -- What the last look at the DNS found, by record.
  found jsonb not null default '{}',
  failures integer not null default 0 check (failures >= 0),
  claimed_at timestamptz not null,
  verified_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz,
  check ((status = 'unverified') = (verified_at is null))
);
create unique index shop_domains_host on shop_domains (host) where status <> 'unverified';
create index shop_domains_due on shop_domains (next_check_at) where next_check_at is not null;
call secure_shop_table('shop_domains');
create policy public_shop_domains on shop_domains for select to kedai_public using (status <> 'unverified');
grant select (shop_id, host, status) on shop_domains to kedai_public;

-- Certificates that the server gets by itself where it faces the net, one a host. Of no shop: the names are public, the keys are
-- sealed.
create table host_certificates (
  host text primary key check (host = lower(host) and length(host) <= 253),
  chain text check (length(chain) <= 60000),
  key_sealed bytea,
  not_after timestamptz,
  -- Who works at it until then; a killed process is waited for no longer.
  leased_until timestamptz,
  -- In a row; what went wrong last, for operators.
  failures integer not null default 0 check (failures >= 0),
  problem text not null default '' check (length(problem) <= 500),
  next_try_at timestamptz not null,
  check ((chain is null) = (not_after is null) and (chain is null) = (key_sealed is null))
);
grant select, insert, update, delete on host_certificates to kedai_app;

-- What was asked for: authorities count by week.
create table host_certificate_orders (
  id bigint generated always as identity primary key,
  host text not null,
  -- The name that was registered, of which many hosts may be.
  registered text not null,
  at timestamptz not null
);
create index certificate_orders_at on host_certificate_orders (at);
grant select, insert, delete on host_certificate_orders to kedai_app;

-- Answers that an authority fetches over plain HTTP, from whatever process it reaches.
create table acme_challenges (
  token text primary key check (length(token) <= 200),
  answer text not null check (length(answer) <= 500),
  expires_at timestamptz not null
);
grant select, insert, update, delete on acme_challenges to kedai_app;

create table acme_accounts (
  directory text primary key check (length(directory) <= 500),
  key_sealed bytea not null,
  url text
);
grant select, insert, update on acme_accounts to kedai_app;

-- Public pages as they were drawn, by a hash of all that the drawing was made of: what has changed is asked for by another key. A
-- crash may empty it and no backup has it; it may be emptied by hand at any time. It holds the page as anybody is shown it, so
-- nobody's rows, and no shop's name but inside of the page.
create unlogged table drawn_pages (
  key bytea primary key check (octet_length(key) = 32),
  body bytea storage external not null,
  bytes integer generated always as (octet_length(body)) stored not null,
  used_at timestamptz not null
);
grant delete on drawn_pages to kedai_app;
grant select (key, body, used_at) on drawn_pages to kedai_public;
grant insert (key, body, used_at) on drawn_pages to kedai_app;
grant select (key, bytes, used_at) on drawn_pages to kedai_app;
grant update (used_at) on drawn_pages to kedai_app;

-- Pages of every shop whose moment has come.
create function shop_pages_due(moment timestamptz, at_most integer) returns table (shop_id bigint, page_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.shop_id, p.id from shop_pages p where p.next_at <= moment order by p.next_at, p.id limit at_most $$;
revoke execute on function shop_pages_due(timestamptz,integer) from public;
grant execute on function shop_pages_due(timestamptz,integer) to kedai_app;

-- Whether another shop has the name already.
create function domain_is_taken(of_host text, by_shop bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from shop_domains d where d.host = of_host and d.status <> 'unverified' and d.shop_id <> by_shop) $$;
revoke execute on function domain_is_taken(text,bigint) from public;
grant execute on function domain_is_taken(text,bigint) to kedai_app;

-- Names of every shop that are to be looked at again.
create function shop_domains_due(moment timestamptz, at_most integer) returns table (shop_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.shop_id from shop_domains d where d.next_check_at <= moment order by d.next_check_at limit at_most $$;
revoke execute on function shop_domains_due(timestamptz,integer) from public;
grant execute on function shop_domains_due(timestamptz,integer) to kedai_app;
