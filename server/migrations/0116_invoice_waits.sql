-- What waits: a run that failed until it is tried again, a reminder until its invoice may be written about once more.
alter table invoice_series add column retry_at timestamptz,
  -- A new rule counts from nought again, while the runs of a series go on: run `runs_before + k` is occurrence k of today's rule.
  add column runs_before integer not null default 0;
-- Why, in each language; a run without a note has none.
alter table invoice_series_runs alter column note drop default, alter column note drop not null, alter column note type jsonb using null::jsonb;
alter table invoice_reminders add column not_before timestamptz;

-- What is sent by itself begins later in the day than what is only written.
drop function invoice_series_to_run(date, integer);
create function invoice_series_to_run(today date, sending date, moment timestamptz, at_most integer) returns table (shop_id bigint, series_id bigint)
  language sql stable security definer set search_path = public as $$
  select s.shop_id, s.id from invoice_series s
  where s.paused_at is null and s.ended_at is null and s.next_on <= today and (s.mode <> 'send' or s.next_on <= sending) and (s.retry_at is null or s.retry_at <= moment)
  order by s.next_on limit at_most $$;
revoke execute on function invoice_series_to_run(date, date, timestamptz, integer) from public;
grant execute on function invoice_series_to_run(date, date, timestamptz, integer) to kedai_app;

create or replace function invoice_reminders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, reminder_id bigint)
  language sql stable security definer set search_path = public as $$
  select r.shop_id, r.id from invoice_reminders r
  where r.state = 'planned' and r.due_at <= moment and (r.not_before is null or r.not_before <= moment) order by r.due_at limit at_most $$;
