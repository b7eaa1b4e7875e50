-- A seller finds an order by the whole number on its parcel, whichever blanks were typed.
create index shipments_tracking on shipments (shop_id, lower(replace(tracking_number, ' ', ''))) where tracking_number <> '';
