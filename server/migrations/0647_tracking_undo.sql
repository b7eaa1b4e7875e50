-- How a parcel and its order stood before an import gave it its number; gone once anything else touches the parcel, so that only what nobody used can be taken back.
alter table shipments add column before_import jsonb;
