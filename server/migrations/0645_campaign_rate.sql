-- What campaigns of a shop handed over in the last minute: so many may go out in any minute.
create index messages_campaign_rate on messages (shop_id, asked_at) where reason = 'campaign';
