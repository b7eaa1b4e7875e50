-- What strangers set off at the cost of others is bounded.

-- Texts that strangers set off, by a form, a cart or an order that is not paid, are counted apart from the shop's own.
alter table messages add column of_stranger boolean not null default false;
create index messages_of_strangers on messages (shop_id, asked_at) where channel = 'sms' and of_stranger;

alter table shops
  -- whether texts that strangers set off may go to other numbers than Malaysian mobiles
  add column texts_abroad boolean not null default false,
  -- the day on which its owners were last told that no more of them go out
  add column stranger_texts_told_on date;

-- A lesson is done once it was opened, and a quiz that was failed again and again waits before its next try.
alter table course_progress
  add column opened_at timestamptz,
  -- tries that failed since the quiz was passed last, and when the last one was
  add column fails integer not null default 0 check (fails >= 0),
  add column failed_at timestamptz;
update course_progress set opened_at = seen_at;
