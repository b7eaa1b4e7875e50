-- How a rented thing looked when it left and when it came back, and what became of the deposit.
create table rental_notes (
  shop_id bigint not null references shops,
  rental_id bigint not null references rentals,
  what text not null check (what in ('hand_over', 'return')),
  at timestamptz not null,
  user_id bigint references users,
  note text not null default '',
  deposit_sen bigint not null default 0, -- taken from the buyer; below 0: given back
  deducted_sen bigint not null default 0 check (deducted_sen >= 0), -- kept of it
  late_days integer not null default 0 check (late_days >= 0),
  primary key (rental_id, what)
);
create index rental_notes_shop on rental_notes (shop_id, rental_id);
call secure_shop_table('rental_notes', 'select, insert');

create table rental_photos (
  shop_id bigint not null references shops,
  rental_id bigint not null references rentals,
  what text not null check (what in ('hand_over', 'return')),
  file_id bigint not null references files,
  primary key (rental_id, file_id)
);
create index rental_photos_file on rental_photos (file_id);
call secure_shop_table('rental_photos', 'select, insert');

-- What came back early is free again from then on, once it was made ready for the next: the end of its claims.
create function end_rental_claims(shop bigint, of_order bigint, line integer, until timestamptz) returns void language sql as $$
  update claims c set during = tstzrange(lower(c.during), greatest(until, lower(c.during) + interval '1 second'))
  where c.shop_id = shop and c.holder = 'order' and c.holder_id = of_order and c.line_no = line and c.kind = 'booking' and c.state <> 'released' and upper(c.during) > until $$;
