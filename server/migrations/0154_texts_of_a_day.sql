-- How many texts a shop has sent today.
create index invoice_deliveries_texts on invoice_deliveries (shop_id, created_at) where channel = 'sms';
