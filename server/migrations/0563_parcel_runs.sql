-- Parcels of many orders are made ready in one go.
alter table order_runs drop constraint order_runs_action_check,
  add constraint order_runs_action_check check (action in ('approve_proof', 'pack', 'parcel', 'fulfil', 'complete', 'print', 'export'));
