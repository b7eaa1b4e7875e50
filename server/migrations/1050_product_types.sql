-- What the types of products add: downloads, tickets, rentals, services, memberships, courses, codes, collections, reviews.

create table digital_goods (
  product_id bigint not null,
  shop_id bigint not null references shops,
  link text,
  download_limit integer check (download_limit between 1 and 1000),
  expires_days integer check (expires_days between 1 and 3650),
  -- Codes that a seller puts in to be sold, such as vouchers and keys. How many are free is the stock of their variation, so that
  -- selling the last one twice is what selling the last mug twice is: refused by the claim on stock.
  has_codes boolean not null default false,
  -- PDF files that are stamped with their buyer, and how many devices may fetch what was bought.
  stamp_pdf boolean not null default false,
  device_limit integer check (device_limit between 1 and 20),
  primary key (shop_id, product_id),
  foreign key (shop_id, product_id) references products
);
call secure_shop_table('digital_goods');

create table digital_files (
  shop_id bigint not null references shops,
  product_id bigint not null,
  file_id bigint not null,
  position integer not null default 0,
  primary key (shop_id, product_id, file_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, file_id) references files
);
call secure_shop_table('digital_files');

-- What a paid order may fetch, and how often it still may: a claim is one conditional update.
create table download_grants (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint not null,
  product_id bigint not null,
  file_id bigint,
  link text,
  title text not null,
  download_limit integer check (download_limit >= 1),
  used integer not null default 0 check (used >= 0),
  expires_at timestamptz,
  expires_days integer,
  created_at timestamptz not null,
  claimed_at timestamptz,
  -- What an order may fetch is noted when it is placed and opens when it is paid. `per_copy`: downloads for each copy bought, null
  -- without a limit.
  opened_at timestamptz,
  per_copy integer check (per_copy >= 1),
  -- As it was sold. `stamped_file_id`: the buyer's own copy, made at the first download.
  stamp_pdf boolean not null default false,
  device_limit integer check (device_limit between 1 and 20),
  stamped_file_id bigint,
  primary key (shop_id, id),
  unique nulls not distinct (shop_id, order_id, product_id, file_id),
  check ((file_id is null) <> (link is null)),
  check (used <= download_limit),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, file_id) references files,
  foreign key (shop_id, stamped_file_id) references files
);
create index download_grants_stamped on download_grants (stamped_file_id) where stamped_file_id is not null;
call secure_shop_table('download_grants');

-- Devices that have fetched a product of an order, where it has a limit. `device`: a hash of what its cookie holds.
create table download_devices (
  shop_id bigint not null references shops,
  order_id bigint not null,
  product_id bigint not null,
  device bytea not null check (octet_length(device) = 32),
  label text not null check (length(label) <= 60),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (shop_id, order_id, product_id, device),
  foreign key (shop_id, order_id) references orders on delete cascade,
  foreign key (shop_id, product_id) references products on delete cascade
);
create index download_devices_order on download_devices (order_id);
create index download_devices_product on download_devices (product_id);
call secure_shop_table('download_devices');

-- Seats in all, which several ticket types may share.
create table quotas (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  title text not null,
  size integer not null check (size >= 0),
  taken integer not null default 0 check (taken >= 0),
  primary key (shop_id, id),
  check (taken <= size),
  foreign key (shop_id, product_id) references products
) with (fillfactor=70);
create index quotas_product on quotas (product_id, id);
call secure_shop_table('quotas');
-- How many seats of an event are left is told on its page.
create policy public_quotas on quotas for select to kedai_public using (true);
grant select (id, shop_id, product_id, size, taken) on quotas to kedai_public;

-- One place at an event each, for a named person: made once its order is paid, from what the order's line says.
create table tickets (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  variation_id bigint not null,
  order_id bigint not null,
  order_line_id bigint,
  -- among the tickets of its line
  place integer check (place >= 0),
  code text not null,
  title text not null,
  item_title text not null,
  venue text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  name text not null,
  email text not null,
  mobile text not null,
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  status text not null check (status in ('valid', 'used', 'void')),
  admitted_at timestamptz,
  -- as the scan that admitted said it; the same one sent again stays admitted
  scanned_at timestamptz,
  device text,
  admitted_by bigint references users,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, code),
  unique (shop_id, order_line_id, place),
  check ((place is null) = (order_line_id is null)),
  check (place is not null or status = 'void'),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, variation_id) references variations,
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, order_line_id) references order_lines on delete cascade
) with (fillfactor=85);
create index tickets_newest on tickets (shop_id, product_id, id desc);
create index tickets_order on tickets (order_id);
create index tickets_line on tickets (order_line_id);
create index tickets_product on tickets (product_id);
create index tickets_variation on tickets (variation_id);
create index tickets_admitted_by on tickets (admitted_by);
create index tickets_coming on tickets (shop_id, starts_at) where status = 'valid';
call secure_shop_table('tickets');

-- Who would come if somebody else does not. An offer holds its places (claims, holder `offer`) until `offer_until`.
create table waitlist (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  variation_id bigint not null,
  quantity integer not null check (quantity > 0),
  name text not null,
  -- E.164
  phone text not null,
  email text not null,
  lang text not null,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'bought', 'expired', 'ended')),
  token text not null unique,
  joined_at timestamptz not null,
  offer_until timestamptz,
  order_id bigint,
  primary key (shop_id, id),
  check (status <> 'offered' or offer_until is not null),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, variation_id) references variations,
  foreign key (shop_id, order_id) references orders
) with (fillfactor=85);
create unique index waitlist_once on waitlist (shop_id, variation_id, phone) where status in ('waiting', 'offered');
create index waitlist_open on waitlist (shop_id, product_id, id) where status in ('waiting', 'offered');
create index waitlist_product on waitlist (product_id);
create index waitlist_variation on waitlist (variation_id);
create index waitlist_order on waitlist (order_id);
call secure_shop_table('waitlist');

-- Things that come back: each is with one booking at a time.
create table rental_units (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  name text not null,
  position integer not null default 0,
  is_active boolean not null default true,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products
);
create index rental_units_product on rental_units (product_id, "position", id);
call secure_shop_table('rental_units');

-- A booking of an order's line, for as long as it is remembered. `starts_at` to `ends_at` without the buffers, which its claim
-- has.
create table rentals (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint not null,
  -- the position of the order's line, as its claim has it
  line_no integer not null,
  product_id bigint not null,
  product text not null,
  units integer not null check (units > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('held', 'booked', 'out', 'returned', 'cancelled')),
  deposit_sen bigint check (deposit_sen >= 0),
  late_fee_sen bigint check (late_fee_sen >= 0),
  handed_over_at timestamptz,
  returned_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, order_id, line_no),
  check (ends_at > starts_at),
  check ((handed_over_at is not null) = (state in ('out', 'returned'))),
  check ((returned_at is not null) = (state = 'returned')),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, product_id) references products
);
create index rentals_time on rentals (shop_id, starts_at, id);
create index rentals_product on rentals (product_id, starts_at);
create index rentals_ending on rentals (shop_id, ends_at) where state in ('booked', 'out');
call secure_shop_table('rentals');

-- How a rented thing looked when it left and when it came back, and what became of the deposit.
create table rental_notes (
  shop_id bigint not null references shops,
  rental_id bigint not null,
  what text not null check (what in ('hand_over', 'return')),
  at timestamptz not null,
  user_id bigint references users,
  note text not null default '',
  -- taken from the buyer; below 0: given back
  deposit_sen bigint not null default 0,
  -- kept of it
  deducted_sen bigint not null default 0 check (deducted_sen >= 0),
  late_days integer not null default 0 check (late_days >= 0),
  primary key (shop_id, rental_id, what),
  foreign key (shop_id, rental_id) references rentals
);
call secure_shop_table('rental_notes', 'select, insert');

create table rental_photos (
  shop_id bigint not null references shops,
  rental_id bigint not null,
  what text not null check (what in ('hand_over', 'return')),
  file_id bigint not null,
  primary key (shop_id, rental_id, file_id),
  foreign key (shop_id, rental_id) references rentals,
  foreign key (shop_id, file_id) references files
);
create index rental_photos_file on rental_photos (file_id);
call secure_shop_table('rental_photos', 'select, insert');

-- Who, or what, is booked by the hour: a person of the shop, who may serve several products, or a product that names nobody.
create table service_calendars (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint,
  name text not null,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products
);
create unique index service_calendars_name on service_calendars (shop_id, lower(name)) where product_id is null;
create unique index service_calendars_product on service_calendars (shop_id, product_id) where product_id is not null;
call secure_shop_table('service_calendars');

-- What is booked, one an order: made with it, moved by its buyer, served by the shop.
create table appointments (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  order_id bigint not null,
  line_no integer not null,
  calendar_id bigint not null,
  title text not null,
  places integer not null check (places > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('held', 'booked', 'done', 'no_show', 'cancelled')),
  changed_at timestamptz not null,
  -- A booking's buyer is reminded on the day before, once for each time that it is at.
  reminded_for timestamptz,
  primary key (shop_id, id),
  unique (shop_id, order_id),
  check (ends_at > starts_at),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, calendar_id) references service_calendars
);
create index appointments_time on appointments (shop_id, starts_at, id);
create index appointments_order on appointments (order_id);
create index appointments_calendar on appointments (calendar_id);
create index appointments_product on appointments (product_id);
create index appointments_remind on appointments (starts_at) where status = 'booked' and reminded_for is distinct from starts_at;
call secure_shop_table('appointments');

-- What somebody may use for as long as it is paid for: a membership, or a course. Each payment is a period; the last day follows
-- from all of them (domain/entitlements) and is kept beside them, so that lists can be searched by it.
create table entitlements (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  kind text not null check (kind in ('membership', 'course')),
  product_id bigint not null,
  variation_id bigint not null,
  order_id bigint not null,
  token text not null unique,
  code text not null,
  title text not null,
  plan text not null,
  holder_name text not null,
  holder_phone text not null,
  holder_email text,
  lang text not null,
  grace_days integer not null default 0 check (grace_days >= 0),
  -- its last day; null without an end
  until_on date,
  -- nothing of what was paid for it is left
  is_void boolean not null default false,
  visits integer not null default 0,
  last_visit_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, code),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, variation_id) references variations,
  foreign key (shop_id, order_id) references orders
) with (fillfactor=85);
create index entitlements_newest on entitlements (shop_id, kind, id desc);
create index entitlements_ending on entitlements (until_on) where kind = 'membership' and not is_void;
create index entitlements_order on entitlements (order_id);
create index entitlements_product on entitlements (product_id);
create index entitlements_variation on entitlements (variation_id);
create index entitlements_until on entitlements (shop_id, until_on) where not is_void and until_on is not null;
call secure_shop_table('entitlements');

create table entitlement_periods (
  shop_id bigint not null,
  entitlement_id bigint not null,
  order_id bigint not null,
  order_line_id bigint not null,
  paid_on date not null,
  every integer check (every > 0),
  unit text check (unit in ('day', 'week', 'month', 'year')),
  primary key (shop_id, order_line_id),
  check ((every is null) = (unit is null)),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, order_line_id) references order_lines on delete cascade,
  foreign key (shop_id, entitlement_id) references entitlements on delete cascade
);
create index entitlement_periods_of on entitlement_periods (shop_id, entitlement_id, paid_on, order_line_id);
create index entitlement_periods_order on entitlement_periods (order_id);
create index entitlement_periods_line on entitlement_periods (order_line_id);
call secure_shop_table('entitlement_periods');

-- Which reminder of which end went out: each once, whoever sends it.
create table entitlement_notices (
  shop_id bigint not null,
  entitlement_id bigint not null,
  until_on date not null,
  step integer not null,
  at timestamptz not null,
  primary key (shop_id, entitlement_id, until_on, step),
  foreign key (shop_id, entitlement_id) references entitlements on delete cascade
);
call secure_shop_table('entitlement_notices', 'select, insert');

-- One free trial of a product for each person, known by the phone; given back with an order that came to nothing.
create table trials (
  shop_id bigint not null references shops,
  product_id bigint not null,
  phone text not null,
  order_id bigint not null,
  primary key (shop_id, product_id, phone),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, order_id) references orders
);
create index trials_order on trials (order_id);
create index trials_product on trials (product_id);
call secure_shop_table('trials');

create table member_visits (
  id bigint generated always as identity,
  shop_id bigint not null,
  entitlement_id bigint not null,
  at timestamptz not null,
  device text not null,
  user_id bigint references users,
  primary key (shop_id, id),
  unique (shop_id, entitlement_id, at, device),
  foreign key (shop_id, entitlement_id) references entitlements on delete cascade
);
create index member_visits_user on member_visits (user_id);
call secure_shop_table('member_visits');

-- Files of lessons, so that they are kept as long as those are.
create table course_files (
  shop_id bigint not null references shops,
  product_id bigint not null,
  file_id bigint not null,
  primary key (shop_id, product_id, file_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, file_id) references files
);
create index course_files_file on course_files (file_id);
create index course_files_product on course_files (product_id);
call secure_shop_table('course_files');

create table course_progress (
  shop_id bigint not null,
  entitlement_id bigint not null,
  -- one of its product's details; of a lesson that is gone it counts no more
  lesson_id bigint not null,
  -- seconds into a video
  position integer check ("position" >= 0),
  done_at timestamptz,
  -- the best of a quiz
  score integer check (score between 0 and 100),
  tries integer not null default 0,
  seen_at timestamptz not null,
  primary key (shop_id, entitlement_id, lesson_id),
  foreign key (shop_id, entitlement_id) references entitlements on delete cascade
) with (fillfactor=85);
call secure_shop_table('course_progress');

-- One for an enrolment, as it was earned: what the course becomes later changes nothing of it.
create table certificates (
  shop_id bigint not null,
  entitlement_id bigint not null,
  code text not null unique,
  name text not null,
  title text not null,
  lang text not null,
  issued_at timestamptz not null,
  primary key (shop_id, entitlement_id),
  foreign key (shop_id, entitlement_id) references entitlements on delete cascade
);
call secure_shop_table('certificates', 'select, insert');

create table product_codes (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  variation_id bigint not null,
  code text not null check (code <> '' and length(code) <= 200),
  added_at timestamptz not null,
  order_id bigint,
  -- seen by its buyer from then on, and never sold again
  given_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, variation_id, code),
  foreign key (shop_id, variation_id) references variations,
  foreign key (shop_id, order_id) references orders
) with (fillfactor=85);
create index product_codes_free on product_codes (shop_id, variation_id, id) where given_at is null;
create index product_codes_order on product_codes (order_id) where order_id is not null;
create index product_codes_variation on product_codes (variation_id);
call secure_shop_table('product_codes');

-- Answers to a collection's form, one an order: who answered what, and whether it is paid. Amounts and people stand in the order.
create table responses (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  order_id bigint not null,
  at timestamptz not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  paid_at timestamptz,
  -- cancelled, expired, or its money went back
  ended_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, order_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, order_id) references orders
);
create index responses_newest on responses (shop_id, product_id, id desc);
create index responses_order on responses (order_id);
call secure_shop_table('responses');

-- Files among the answers, so that they are kept as long as those are.
create table response_files (
  file_id bigint not null,
  shop_id bigint not null references shops,
  response_id bigint not null,
  primary key (shop_id, response_id, file_id),
  foreign key (shop_id, file_id) references files,
  foreign key (shop_id, response_id) references responses on delete cascade
);
create index response_files_file on response_files (file_id);
create index response_files_response on response_files (response_id);
call secure_shop_table('response_files');

-- What buyers say of what they bought: one review an order and product. One that was taken back keeps its row without its words,
-- so that what the shop has hidden does not come back as a new one.
create table reviews (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  order_id bigint not null,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '' check (length(words) <= 1000),
  shown_as text not null check (shown_as in ('short', 'full', 'none')),
  shown_name text not null,
  written_at timestamptz not null,
  edited_at timestamptz,
  withdrawn_at timestamptz,
  reply text check (reply is null or length(reply) between 1 and 1000),
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  is_shown boolean generated always as (hidden_at is null and withdrawn_at is null) stored not null,
  -- Waits for a word of the seller: something was said, or somebody was not content.
  is_waiting boolean generated always as (hidden_at is null and withdrawn_at is null and reply is null and (words <> '' or stars <= 3)) stored not null,
  -- When the shop's owners were written to about a review; what stands already needs no mail.
  told_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, order_id, product_id),
  check ((reply is null) = (replied_at is null)),
  check ((hidden_at is null) = (hidden_reason is null)),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, order_id) references orders
);
create index reviews_shown on reviews (product_id, id desc) where is_shown;
create index reviews_shown_stars on reviews (product_id, stars, id desc) where is_shown;
create index reviews_shop on reviews (shop_id, id desc) where withdrawn_at is null;
create index reviews_shop_stars on reviews (shop_id, stars, id desc) where withdrawn_at is null;
create index reviews_product on reviews (product_id, id desc) where withdrawn_at is null;
create index reviews_waiting on reviews (shop_id, id desc) where is_waiting;
create index reviews_hidden on reviews (shop_id, id desc) where hidden_at is not null and withdrawn_at is null;
create index reviews_find on reviews using gin (shop_id, lower((shown_name || ' ') || words) gin_trgm_ops);
create index reviews_untold on reviews (shop_id) where told_at is null;
create index reviews_told on reviews (shop_id, told_at desc) where told_at is not null;
-- The newest words of buyers about a shop, as pages show them.
create index reviews_shown_of_shop on reviews (shop_id, id desc) where is_shown and words <> '';
call secure_shop_table('reviews', 'select, insert, update');
create policy public_reviews on reviews for select to kedai_public using (is_shown);
grant select (id, shop_id, product_id, stars, words, shown_name, written_at, edited_at, reply, replied_at, is_shown) on reviews to kedai_public;

-- One mail an order asks for a rating, some days after the goods left.
create table review_requests (
  order_id bigint not null,
  shop_id bigint not null references shops,
  due_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'not_needed')),
  done_at timestamptz,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders
);
create index review_requests_due on review_requests (due_at) where state = 'planned';
call secure_shop_table('review_requests');

-- Takes one sample of the shop of the transaction away with all that hangs on it. False where something keeps it: it was ordered,
-- or the seller put things of his own into it.
create function delete_sample(sample_kind text, sample_id bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from samples where shop_id = app_shop() and kind = sample_kind and row_id = sample_id) then return false; end if;
  if sample_kind = 'category' then
    delete from categories where shop_id = app_shop() and id = sample_id;
  else
    perform delete_product_rows(sample_id);
  end if;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
revoke execute on function delete_sample(text,bigint) from public;
grant execute on function delete_sample(text,bigint) to kedai_app;

-- A search by words runs as the owner and keeps to the shop of the transaction by itself.
create function reviews_matching(pattern text, is_short boolean, at_most integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_short then
    return query execute
      'select id from (select * from reviews where shop_id = $1 and withdrawn_at is null order by id desc limit $3) newest
       where lower(shown_name || '' '' || words) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from reviews where shop_id = $1 and lower(shown_name || '' '' || words) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function reviews_matching(text,boolean,integer) from public;
grant execute on function reviews_matching(text,boolean,integer) to kedai_app;

create function review_requests_due(moment timestamptz, at_most integer) returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.order_id from review_requests r where not is_suspended(r.shop_id) and r.state = 'planned' and r.due_at <= moment order by r.due_at limit at_most $$;
revoke execute on function review_requests_due(timestamptz,integer) from public;
grant execute on function review_requests_due(timestamptz,integer) to kedai_app;

-- Shops with a review to be told about that were not written to since, asked for by a job that acts for no shop yet.
create function shops_with_new_reviews(since timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct r.shop_id from reviews r
  where r.told_at is null and not exists (select from reviews t where t.shop_id = r.shop_id and t.told_at > since) $$;
revoke execute on function shops_with_new_reviews(timestamptz) from public;
grant execute on function shops_with_new_reviews(timestamptz) to kedai_app;

-- For the functions that look whose it is.
create function delete_product_rows(gone bigint) returns void
  language plpgsql set search_path = public as $$
declare units bigint[];
begin
  units := array(select id from variations where shop_id = app_shop() and product_id = gone order by id for update);
  update product_import_rows set product_id = null where product_id = gone;
  delete from product_import_changes where product_id = gone;
  delete from product_images where product_id = gone;
  delete from digital_files where product_id = gone;
  delete from digital_goods where product_id = gone;
  delete from click_upsells where product_id = gone or offered_variation_id = any(units);
  delete from low_stock where product_id = gone;
  delete from stock_moves where variation_id = any(units);
  delete from shipping_own_prices where product_id = gone;
  delete from product_run_rows where product_id = gone;
  delete from product_changes where product_id = gone;
  delete from variations where product_id = gone;
  delete from products where shop_id = app_shop() and id = gone;
end $$;
revoke execute on function delete_product_rows(bigint) from public;

-- Takes a product of the transaction's shop away that is in the archive. False where something keeps it.
create function delete_product(gone bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from products where shop_id = app_shop() and id = gone and status = 'archived') then return false; end if;
  if exists (select from coupons where shop_id = app_shop() and gone = any(product_ids || excluded_product_ids)) then return false; end if;
  perform delete_product_rows(gone);
  delete from samples where shop_id = app_shop() and kind = 'product' and row_id = gone;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
revoke execute on function delete_product(bigint) from public;
grant execute on function delete_product(bigint) to kedai_app;

-- ── seat: places of a quota.
create function claim_seat(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[]) returns setof shortage
  language plpgsql as $$
begin
  return query
  with wanted as (
    select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) group by w.subject
  ), room as (
    select q.id, q.size - q.taken as free, w.amount from quotas q join wanted w on w.subject = q.id
    where q.shop_id = shop order by q.id for no key update of q
  ), taken as (
    update quotas q set taken = q.taken + room.amount from room
    where q.id = room.id and not exists (select from room r where r.free < r.amount) returning q.id
  ), noted as (
    insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'seat', w.subject, sum(w.amount), as_state, moment
    from unnest(lines, subjects, amounts) w (line, subject, amount) join taken on taken.id = w.subject group by w.line, w.subject
    on conflict on constraint claims_pkey do update
      set amount = case when c.state = 'released' then excluded.amount else c.amount + excluded.amount end,
        state = case when c.state = 'released' then excluded.state else c.state end, released_at = null
  )
  select 'seat', room.id, room.free::bigint, 'short' from room where room.free < room.amount
  union all
  select 'seat', w.subject, 0, 'gone' from wanted w where not exists (select from quotas q where q.shop_id = shop and q.id = w.subject);
end $$;

create function give_back_seat(shop bigint, subjects bigint[], amounts bigint[]) returns setof bigint
  language plpgsql as $$
begin
  return query
  with back as (
    select b.subject, sum(b.amount) as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject
  ), room as (
    select q.id, back.amount from quotas q join back on back.subject = q.id where q.shop_id = shop order by q.id for no key update of q
  )
  update quotas q set taken = q.taken - room.amount from room where q.id = room.id returning q.product_id;
end $$;

-- ── booking: so many units of a product over a time. Bookings of one product take turns at its row, so a free unit stays free
-- until it is written; the exclusion constraint stands behind that. The first free units are taken, in their order.
create function claim_booking(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, line integer, product bigint, amount integer, span tstzrange) returns setof shortage
  language plpgsql as $$
declare
  room integer;
  free bigint[];
begin
  perform from products p where p.shop_id = shop and p.id = product for no key update;
  room := greatest(0, rental_room(shop, product, span));
  if room < claim_booking.amount then
    return query select 'booking', product, room::bigint, 'short';
    return;
  end if;
  select array_agg(u.id) into free from (
    select r.id from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active
      and not exists (select from claims c where c.shop_id = shop and c.kind = 'booking' and c.state <> 'released' and c.subject = r.id and c.during && span)
    order by r.position, r.id limit claim_booking.amount
  ) u;
  if coalesce(cardinality(free), 0) < claim_booking.amount then
    free := make_rental_room(shop, product, claim_booking.amount, span, moment);
    if free is null then
      return query select 'booking', product, 0::bigint, 'short';
      return;
    end if;
  end if;
  insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
  select shop, who, who_id, line, 'booking', unit, 1, span, as_state, moment from unnest(free) unit
  on conflict on constraint claims_pkey do update set during = excluded.during, state = excluded.state, released_at = null;
end $$;

-- Late money takes everything else again: booked time on whichever unit is free, and slots.
create function revive_claims(shop bigint, who text, who_id bigint, moment timestamptz) returns setof shortage
  language plpgsql as $$
declare
  was claims[] := array(select c from claims c where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.state = 'released');
  short shortage[];
  one claims;
  stay record;
begin
  begin
    select array_agg(s) into short from claim_stock(shop, who, who_id, 'held', moment,
      array(select w.line_no from unnest(was) w where w.kind = 'stock'), array(select w.subject from unnest(was) w where w.kind = 'stock'),
      array(select w.amount from unnest(was) w where w.kind = 'stock')) s;
    if short is null then
      select array_agg(s) into short from claim_seat(shop, who, who_id, 'held', moment,
        array(select w.line_no from unnest(was) w where w.kind = 'seat'), array(select w.subject from unnest(was) w where w.kind = 'seat'),
        array(select w.amount from unnest(was) w where w.kind = 'seat')) s;
    end if;
    if short is null then
      delete from claims c where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.kind = 'booking' and c.state = 'released';
      for stay in
        select r.product_id, w.line_no, w.during, count(*)::integer as units from unnest(was) w join rental_units r on r.id = w.subject
        where w.kind = 'booking' group by r.product_id, w.line_no, w.during order by r.product_id, w.line_no
      loop
        select array_agg(s) into short from claim_booking(shop, who, who_id, 'held', moment, stay.line_no, stay.product_id, stay.units, stay.during) s;
        exit when short is not null;
      end loop;
      foreach one in array was loop
        if one.kind = 'slot' and short is null then
          select array_agg(s) into short from order_lines l, claim_slot(shop, who, who_id, 'held', moment, one.line_no, l.product_id, one.amount, one.during, array[one.subject]) s
            where l.shop_id = shop and l.order_id = who_id and l.position = one.line_no;
        end if;
      end loop;
    end if;
    if short is not null then raise exception using errcode = 'KD001'; end if;
  exception
    when sqlstate 'KD001' then
      return query select * from unnest(short);
      return;
  end;
  foreach one in array was loop
    if one.kind = 'coupon' then perform claim_coupon(shop, who, who_id, 'held', moment, one.subject, one.phone, one.email); end if;
  end loop;
end $$;

-- How many units are booked when, buffers included; tells nobody who booked.
create function rental_bookings(product bigint, since timestamptz) returns table (starts_at timestamptz, ends_at timestamptz, units integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select lower(c.during), upper(c.during), count(*)::integer
  from rental_units r join claims c on c.shop_id = r.shop_id and c.subject = r.id and c.kind = 'booking' and c.state <> 'released' and c.during && tstzrange(since, null)
  where r.product_id = product group by c.during order by c.during $$;
revoke execute on function rental_bookings(bigint,timestamptz) from public;
grant execute on function rental_bookings(bigint,timestamptz) to kedai_app, kedai_public;

-- Whether a claim's units have left the shop.
create function is_handed_over(c claims) returns boolean
  language sql stable as $$
  select c.holder = 'order' and exists (select from rentals r where r.shop_id = c.shop_id and r.order_id = c.holder_id and r.line_no = c.line_no and r.handed_over_at is not null) $$;

-- How many units are never needed at once in a span; the caller holds the product's row.
create function rental_room(shop bigint, product bigint, span tstzrange) returns integer
  language sql stable as $$
  with booked as (
    select c.during from rental_units r join claims c on c.shop_id = r.shop_id and c.subject = r.id and c.kind = 'booking' and c.state <> 'released' and c.during && span
    where r.shop_id = shop and r.product_id = product
  ), moments as (
    select lower(span) as at union select lower(during) from booked where lower(during) > lower(span)
  ), used as (
    select count(*) as units from moments join booked on booked.during @> moments.at group by moments.at
  )
  select ((select count(*) from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active) - coalesce((select max(units) from used), 0))::integer $$;

-- Moves bookings that are in the shop still, so that so many units are free for all of a span; those units, or null where it
-- cannot be. Taken in the order they begin, each goes to its own unit if that is free, else to the first that is.
create function make_rental_room(shop bigint, product bigint, amount integer, span tstzrange, moment timestamptz) returns bigint[]
  language plpgsql as $$
declare
  units bigint[] := array(select r.id from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active order by r.position, r.id);
  movable claims[];
  placed bigint[] := '{}';
  busy_until timestamptz[];
  wanted record;
  unit bigint;
  room bigint[] := '{}';
begin
  select array_agg(c) into movable from rental_units r join claims c on c.shop_id = r.shop_id and c.subject = r.id
    where r.shop_id = shop and r.product_id = product and c.kind = 'booking' and c.state <> 'released' and upper(c.during) > moment and not is_handed_over(c);
  movable := coalesce(movable, '{}');
  busy_until := array_fill('-infinity'::timestamptz, array[cardinality(units)]);
  for wanted in
    select w.* from (
      select m.place, m.during, m.subject from unnest(movable) with ordinality m (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, phone, email, claimed_at, released_at, place)
      union all
      select 0, span, null from generate_series(1, amount)
    ) w order by lower(w.during), w.place, w.subject
  loop
    unit := null;
    select u.id into unit from unnest(units, busy_until) with ordinality u (id, until, place)
      where u.until <= lower(wanted.during) and not exists (
        select from claims c where c.shop_id = shop and c.kind = 'booking' and c.state <> 'released' and c.subject = u.id and c.during && wanted.during
          and (upper(c.during) <= moment or is_handed_over(c)))
      order by u.id is distinct from wanted.subject, u.place limit 1;
    if unit is null then return null; end if;
    busy_until[array_position(units, unit)] := upper(wanted.during);
    if wanted.place = 0 then room := room || unit;
    else placed[wanted.place] := unit;
    end if;
  end loop;
  -- First all are taken away, then put back: two may change places.
  delete from claims c using unnest(movable) m where c.shop_id = m.shop_id and c.holder = m.holder and c.holder_id = m.holder_id and c.line_no = m.line_no and c.kind = m.kind and c.subject = m.subject;
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
    select m.shop_id, m.holder, m.holder_id, m.line_no, 'booking', placed[m.place], m.amount, m.during, m.state, m.claimed_at
    from unnest(movable) with ordinality m (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, phone, email, claimed_at, released_at, place);
  return room;
end $$;

-- What a collection's page shows: what has come in, less what went back, and how many responses it still takes.
create function collection_progress(collection bigint) returns table (collected bigint, room bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select
    (select coalesce(sum(o.paid_sen - o.refunded_sen), 0)::bigint from responses r join orders o on o.shop_id = r.shop_id and o.id = r.order_id
      where r.product_id = collection and r.paid_at is not null),
    (select (q.size - q.taken)::bigint from quotas q where q.product_id = collection limit 1)
$$;
revoke execute on function collection_progress(bigint) from public;
grant execute on function collection_progress(bigint) to kedai_app, kedai_public;

-- The first of the calendars that has the places. They are locked in the order of their ids, so that what is free stays so.
create function claim_slot(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, line integer, product bigint, amount bigint, span tstzrange, calendars bigint[]) returns setof shortage
  language plpgsql as $$
declare
  chosen bigint;
begin
  perform from service_calendars c where c.shop_id = shop and c.id = any(calendars) order by c.id for no key update;
  select w.calendar into chosen from unnest(calendars) with ordinality w (calendar, place)
    join service_calendars c on c.shop_id = shop and c.id = w.calendar
    where slot_room(shop, w.calendar, product, span) >= claim_slot.amount order by w.place limit 1;
  if chosen is null then
    return query select 'slot', product, coalesce((select max(slot_room(shop, w, product, span)) from unnest(calendars) w), 0), 'short';
    return;
  end if;
  insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
  values (shop, who, who_id, line, 'slot', chosen, claim_slot.amount, span, as_state, moment)
  on conflict on constraint claims_pkey do update
    set amount = excluded.amount, during = excluded.during, state = excluded.state, released_at = null;
end $$;

-- Another time for what is booked already: what it had goes back first, so that it may overlap it.
create function move_slot(shop bigint, who text, who_id bigint, moment timestamptz, line integer, product bigint, span tstzrange, calendars bigint[]) returns setof shortage
  language plpgsql as $$
declare
  had record;
begin
  perform from service_calendars c where c.shop_id = shop and (c.id = any(calendars) or c.id in (
    select k.subject from claims k where k.shop_id = shop and k.holder = who and k.holder_id = who_id and k.line_no = line and k.kind = 'slot'
  )) order by c.id for no key update;
  delete from claims k where k.shop_id = shop and k.holder = who and k.holder_id = who_id and k.line_no = line and k.kind = 'slot' and k.state <> 'released'
    returning k.amount, k.state into had;
  if not found then
    return query select 'slot', product, 0::bigint, 'gone';
    return;
  end if;
  return query select * from claim_slot(shop, who, who_id, had.state, moment, line, product, had.amount, span, calendars);
end $$;

-- Somebody comes with the link of a card or a course only; the shop follows from it.
create function shop_of_entitlement(of_token text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$ select shop_id from entitlements where token = of_token $$;
revoke execute on function shop_of_entitlement(text) from public;
grant execute on function shop_of_entitlement(text) to kedai_app;

-- Whose last day is near or just over, and who was not yet told what there is to tell today.
create function entitlement_notices_due(today date, at_most integer) returns table (shop_id bigint, entitlement_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select e.shop_id, e.id from entitlements e
  where not is_suspended(e.shop_id) and e.kind = 'membership' and not e.is_void and e.until_on between today - 10 and today + 7 and not exists (
    select from entitlement_notices n where n.shop_id = e.shop_id and n.entitlement_id = e.id and n.until_on = e.until_on
      and n.step = (select max(s) from unnest(array[-7, -3, 0, 3]) s where e.until_on + s <= today))
  order by e.until_on, e.id limit at_most $$;
revoke execute on function entitlement_notices_due(date,integer) from public;
grant execute on function entitlement_notices_due(date,integer) to kedai_app;

-- Events of every shop where somebody waits and something is left, or an offer has run out.
create function waitlists_due(moment timestamptz, at_most integer) returns table (shop_id bigint, product_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select w.shop_id, w.product_id from waitlist w
  where not is_suspended(w.shop_id) and ((w.status = 'offered' and w.offer_until <= moment) or (w.status = 'waiting' and exists (
    select from quotas q where q.shop_id = w.shop_id and q.product_id = w.product_id and q.taken < q.size)))
  group by w.shop_id, w.product_id order by w.product_id limit at_most $$;
revoke execute on function waitlists_due(timestamptz,integer) from public;
grant execute on function waitlists_due(timestamptz,integer) to kedai_app;

-- A booking goes on for longer: its claims get a later end. Where its units are booked next, bookings that are still in the shop
-- move to other units, and so does this one unless it is with its buyer already. All of it, or what is short.
create function extend_booking(shop bigint, who text, who_id bigint, moment timestamptz, line integer, product bigint, until timestamptz) returns setof shortage
  language plpgsql as $$
declare
  own claims[];
  span tstzrange;
  added tstzrange;
  room integer;
  next claims[];
  stay record;
  short shortage[];
begin
  perform from products p where p.shop_id = shop and p.id = product for no key update;
  select array_agg(c) into own from claims c
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
  if own is null then
    return query select 'booking', product, 0::bigint, 'gone';
    return;
  end if;
  if upper(own[1].during) >= until then return; end if;
  span := tstzrange(lower(own[1].during), until);
  added := tstzrange(upper(own[1].during), until);
  room := greatest(0, rental_room(shop, product, added));
  if room < cardinality(own) then
    return query select 'booking', product, room::bigint, 'short';
    return;
  end if;
  select array_agg(c) into next from claims c
    where c.shop_id = shop and c.kind = 'booking' and c.state <> 'released' and c.during && added and c.subject in (select o.subject from unnest(own) o)
      and not (c.holder = who and c.holder_id = who_id and c.line_no = line);
  if next is null then
    update claims c set during = span
      where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
    return;
  end if;
  begin
    if not is_handed_over(own[1]) then
      delete from claims c where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
      select array_agg(s) into short from claim_booking(shop, who, who_id, own[1].state, moment, line, product, cardinality(own), span) s;
    else
      if exists (select from unnest(next) n where is_handed_over(n)) then
        short := array[row('booking', product, 0, 'short')::shortage];
      else
        delete from claims c using unnest(next) n
          where c.shop_id = n.shop_id and c.holder = n.holder and c.holder_id = n.holder_id and c.line_no = n.line_no and c.kind = n.kind and c.subject = n.subject;
        update claims c set during = span
          where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
        -- One unit at a time, as each has its own row; a booking of several may have lost only some of them.
        for stay in select n.holder, n.holder_id, n.line_no, n.state, n.during, n.claimed_at, count(*)::integer as units from unnest(next) n
          group by n.holder, n.holder_id, n.line_no, n.state, n.during, n.claimed_at order by lower(n.during), n.holder_id, n.line_no
        loop
          select array_agg(s) into short from claim_booking(shop, stay.holder, stay.holder_id, stay.state, moment, stay.line_no, product, stay.units, stay.during) s;
          exit when short is not null;
        end loop;
      end if;
    end if;
    if short is not null then raise exception using errcode = 'KD001'; end if;
  exception
    when sqlstate 'KD001' then
      return query select 'booking', product, 0::bigint, 'short';
      return;
  end;
end $$;

-- Who comes within the next day and was not told yet. What was booked, paid or moved within that day needs no telling.
create function appointment_reminders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, appointment_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from appointments a
  where not is_suspended(a.shop_id) and a.status = 'booked' and a.reminded_for is distinct from a.starts_at and a.starts_at > moment and a.starts_at <= moment + interval '24 hours'
    and a.changed_at <= a.starts_at - interval '24 hours'
  order by a.starts_at, a.id limit at_most $$;
revoke execute on function appointment_reminders_due(timestamptz,integer) from public;
grant execute on function appointment_reminders_due(timestamptz,integer) to kedai_app;

-- Anybody may ask whether a certificate is real; the shop follows from its code.
create function shop_of_certificate(of_code text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from certificates where code = of_code $$;
revoke execute on function shop_of_certificate(text) from public;
grant execute on function shop_of_certificate(text) to kedai_app;

-- What is left of a pool: the free codes, less what is held by orders that are not paid yet. Its variation is locked first, as
-- every sale locks it.
create function count_codes(shop bigint, unit bigint) returns integer
  language plpgsql as $$
declare
  room integer;
begin
  perform from variations v where v.shop_id = shop and v.id = unit for no key update;
  select greatest(0, (select count(*) from product_codes p where p.shop_id = shop and p.variation_id = unit and p.given_at is null)
    - coalesce(sum(greatest(0, held.amount - held.given)), 0))::integer into room
  from (
    select sum(c.amount) as amount, (select count(*) from product_codes p
      where p.shop_id = shop and p.variation_id = unit and c.holder = 'order' and p.order_id = c.holder_id) as given
    from claims c where c.shop_id = shop and c.kind = 'stock' and c.subject = unit and c.state <> 'released' group by c.holder, c.holder_id
  ) held;
  update variations v set stock = room where v.shop_id = shop and v.id = unit and v.has_codes and v.stock is distinct from room;
  return room;
end $$;

-- Gives a paid order its codes, the oldest first; what it has already counts, so twice is once. It held as many; more than it held
-- it gets only of what nobody holds.
create function give_codes(shop bigint, ord bigint, moment timestamptz) returns setof bigint
  language plpgsql as $$
declare
  pool record;
  has bigint;
  held bigint;
  spare integer;
begin
  for pool in
    select v.id, v.product_id, sum(l.quantity) as wanted from order_lines l join variations v on v.id = l.variation_id and v.has_codes
    where l.shop_id = shop and l.order_id = ord group by v.id, v.product_id order by v.id
  loop
    spare := count_codes(shop, pool.id);
    select count(*) into has from product_codes p where p.shop_id = shop and p.variation_id = pool.id and p.order_id = ord;
    select coalesce(sum(c.amount), 0) into held from claims c
      where c.shop_id = shop and c.holder = 'order' and c.holder_id = ord and c.kind = 'stock' and c.subject = pool.id and c.state <> 'released';
    update product_codes p set order_id = ord, given_at = moment where p.id in (
      select f.id from product_codes f where f.shop_id = shop and f.variation_id = pool.id and f.given_at is null
      order by f.id limit greatest(0, least(pool.wanted, greatest(held, has) + spare) - has));
    if found then return next pool.product_id; end if;
    perform count_codes(shop, pool.id);
  end loop;
end $$;
