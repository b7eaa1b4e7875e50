-- What a provider reported and did not answer for waits for the seller as well, and is closed once it was answered for or never came.
alter table unmatched_money drop constraint unmatched_money_cause_check;
alter table unmatched_money add constraint unmatched_money_cause_check check (cause in ('late', 'excess', 'mismatch', 'duplicate', 'unconfirmed'));
alter table unmatched_money drop constraint unmatched_money_status_check;
alter table unmatched_money add constraint unmatched_money_status_check check (status in ('open', 'accepted', 'refunded', 'closed'));
