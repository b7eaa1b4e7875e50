-- The shop's own DuitNow QR: what its picture said. Buyers see a drawing of it, never the picture that was sent.
create table duitnow_codes (
  shop_id bigint primary key references shops,
  payload text not null check (length(payload) between 1 and 512),
  says_amount boolean not null default false,
  saved_at timestamptz not null
);
call secure_shop_table('duitnow_codes');
