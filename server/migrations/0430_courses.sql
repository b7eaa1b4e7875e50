-- A course stands in `products.details`; what of it must not be swept away, what its learners have done, and what they earned
-- stand here. Who may learn, and until when, is an entitlement.

-- Files of lessons, so that they are kept as long as those are.
create table course_files (
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  file_id bigint not null references files,
  primary key (shop_id, product_id, file_id)
);
create index course_files_file on course_files (file_id);
create index course_files_product on course_files (product_id);
call secure_shop_table('course_files');

create table course_progress (
  shop_id bigint not null,
  entitlement_id bigint not null,
  lesson_id bigint not null, -- one of its product's details; of a lesson that is gone it counts no more
  position integer check (position >= 0), -- seconds into a video
  done_at timestamptz,
  score integer check (score between 0 and 100), -- the best of a quiz
  tries integer not null default 0,
  seen_at timestamptz not null,
  primary key (shop_id, entitlement_id, lesson_id),
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade
) with (fillfactor = 85);
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
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade
);
call secure_shop_table('certificates', 'select, insert');

-- Anybody may ask whether a certificate is real; the shop follows from its code.
create function shop_of_certificate(of_code text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from certificates where code = of_code $$;
revoke execute on function shop_of_certificate(text) from public;
grant execute on function shop_of_certificate(text) to kedai_app;
