-- A way of shipping that is none: the buyer collects. The text says where and when; an order keeps what it was promised.
alter table shipping_methods add column pickup text check (pickup <> '');
alter table orders add column pickup text check (pickup <> '');
alter table orders add constraint orders_pickup_or_parcel check (pickup is null or not ships) not valid;
