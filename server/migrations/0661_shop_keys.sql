-- Every key and every reference of a shop's tables carries the shop: no row can point into another shop, and a database that is
-- spread by shop takes the tables as they are. Ids stay unique everywhere, as each comes of one sequence.
alter table categories drop constraint categories_parent_id_fkey;
alter table categories drop constraint categories_image_file_id_fkey;
alter table products drop constraint products_category_id_fkey;
alter table variations drop constraint variations_product_id_fkey;
alter table variations drop constraint variations_image_file_id_fkey;
alter table product_images drop constraint product_images_product_id_fkey;
alter table product_images drop constraint product_images_file_id_fkey;
alter table click_upsells drop constraint click_upsells_product_id_fkey;
alter table click_upsells drop constraint click_upsells_offered_variation_id_fkey;
alter table stock_moves drop constraint stock_moves_variation_id_fkey;
alter table shipping_methods drop constraint shipping_methods_zone_id_fkey;
alter table orders drop constraint orders_shipping_method_id_fkey;
alter table orders drop constraint orders_coupon_id_fkey;
alter table orders drop constraint orders_upload_file_id_fkey;
alter table order_lines drop constraint order_lines_order_id_fkey;
alter table order_lines drop constraint order_lines_product_id_fkey;
alter table order_lines drop constraint order_lines_variation_id_fkey;
alter table order_events drop constraint order_events_order_id_fkey;
alter table shipments drop constraint shipments_order_id_fkey;
alter table payment_attempts drop constraint payment_attempts_order_id_fkey;
alter table payment_proofs drop constraint payment_proofs_order_id_fkey;
alter table payment_proofs drop constraint payment_proofs_file_id_fkey;
alter table payment_proofs drop constraint payment_proofs_duplicate_of_order_id_fkey;
alter table payments drop constraint payments_order_id_fkey;
alter table payments drop constraint payments_attempt_id_fkey;
alter table payments drop constraint payments_proof_id_fkey;
alter table unmatched_money drop constraint unmatched_money_order_id_fkey;
alter table unmatched_money drop constraint unmatched_money_attempt_id_fkey;
alter table shipping_own_prices drop constraint shipping_own_prices_product_id_fkey;
alter table low_stock drop constraint low_stock_variation_id_fkey;
alter table low_stock drop constraint low_stock_product_id_fkey;
alter table product_changes drop constraint product_changes_product_id_fkey;
alter table product_runs drop constraint product_runs_undoes_fkey;
alter table product_run_rows drop constraint product_run_rows_run_id_fkey;
alter table product_run_rows drop constraint product_run_rows_product_id_fkey;
alter table digital_goods drop constraint digital_goods_product_id_fkey;
alter table digital_files drop constraint digital_files_product_id_fkey;
alter table digital_files drop constraint digital_files_file_id_fkey;
alter table download_grants drop constraint download_grants_order_id_fkey;
alter table download_grants drop constraint download_grants_product_id_fkey;
alter table download_grants drop constraint download_grants_file_id_fkey;
alter table shops drop constraint shops_logo_file_id_fkey;
alter table category_former_slugs drop constraint category_former_slugs_category_id_fkey;
alter table shop_slides drop constraint shop_slides_file_id_fkey;
alter table shops drop constraint shops_banner_file_id_fkey;
alter table order_run_rows drop constraint order_run_rows_run_id_fkey;
alter table order_run_rows drop constraint order_run_rows_order_id_fkey;
alter table customer_keys drop constraint customer_keys_customer_id_fkey;
alter table orders drop constraint orders_customer_id_fkey;
alter table order_tags drop constraint order_tags_order_id_fkey;
alter table sales_changes drop constraint sales_changes_order_id_fkey;
alter table product_sales_days drop constraint product_sales_days_product_id_fkey;
alter table first_orders drop constraint first_orders_order_id_fkey;
alter table product_import_rows drop constraint product_import_rows_import_id_fkey;
alter table product_import_rows drop constraint product_import_rows_product_id_fkey;
alter table product_import_changes drop constraint product_import_changes_import_id_fkey;
alter table product_import_changes drop constraint product_import_changes_product_id_fkey;
alter table invoices drop constraint invoices_parent_id_fkey;
alter table invoices drop constraint invoices_customer_id_fkey;
alter table invoice_lines drop constraint invoice_lines_invoice_id_fkey;
alter table invoice_lines drop constraint invoice_lines_product_id_fkey;
alter table invoice_revisions drop constraint invoice_revisions_invoice_id_fkey;
alter table invoice_ledger drop constraint invoice_ledger_invoice_id_fkey;
alter table invoice_ledger drop constraint invoice_ledger_reverses_id_fkey;
alter table invoice_ledger drop constraint invoice_ledger_attempt_id_fkey;
alter table invoice_proofs drop constraint invoice_proofs_invoice_id_fkey;
alter table invoice_proofs drop constraint invoice_proofs_file_id_fkey;
alter table invoice_proofs drop constraint invoice_proofs_duplicate_of_invoice_id_fkey;
alter table invoice_ledger drop constraint invoice_ledger_proof_id_fkey;
alter table invoice_events drop constraint invoice_events_invoice_id_fkey;
alter table invoice_deliveries drop constraint invoice_deliveries_invoice_id_fkey;
alter table invoice_views drop constraint invoice_views_invoice_id_fkey;
alter table invoice_series drop constraint invoice_series_invoice_id_fkey;
alter table invoices drop constraint invoices_series_id_fkey;
alter table invoice_series_runs drop constraint invoice_series_runs_series_id_fkey;
alter table invoice_series_runs drop constraint invoice_series_runs_invoice_id_fkey;
alter table invoice_reminders drop constraint invoice_reminders_invoice_id_fkey;
alter table invoice_reminders drop constraint invoice_reminders_delivery_id_fkey;
alter table credit_notes drop constraint credit_notes_invoice_id_fkey;
alter table invoice_ledger drop constraint invoice_ledger_credit_note_id_fkey;
alter table credit_note_lines drop constraint credit_note_lines_credit_note_id_fkey;
alter table customer_credit drop constraint customer_credit_customer_id_fkey;
alter table customer_credit drop constraint customer_credit_invoice_id_fkey;
alter table quotes drop constraint quotes_customer_id_fkey;
alter table invoices drop constraint invoices_quote_id_fkey;
alter table payment_attempts drop constraint payment_attempts_invoice_id_fkey;
alter table unmatched_money drop constraint unmatched_money_invoice_id_fkey;
alter table payment_proofs drop constraint payment_proofs_duplicate_of_invoice_id_fkey;
alter table invoice_proofs drop constraint invoice_proofs_duplicate_of_order_id_fkey;
alter table product_sales_changes drop constraint product_sales_changes_product_id_fkey;
alter table credit_note_lines drop constraint credit_note_lines_part;
alter table statement_deliveries drop constraint statement_deliveries_customer_id_fkey;
alter table quote_events drop constraint quote_events_quote_id_fkey;
alter table quote_deliveries drop constraint quote_deliveries_quote_id_fkey;
alter table quote_views drop constraint quote_views_quote_id_fkey;
alter table invoice_parts drop constraint invoice_parts_invoice_id_fkey;
alter table reviews drop constraint reviews_product_id_fkey;
alter table reviews drop constraint reviews_order_id_fkey;
alter table review_requests drop constraint review_requests_order_id_fkey;
alter table statement_deliveries drop constraint statement_deliveries_buyer_invoice_id_fkey;
alter table quotas drop constraint quotas_product_id_fkey;
alter table rental_units drop constraint rental_units_product_id_fkey;
alter table cart_lines drop constraint cart_lines_cart_id_fkey;
alter table payment_attempts drop constraint payment_attempts_shop_id_account_id_fkey;
alter table payment_callbacks drop constraint payment_callbacks_account_id_fkey;
alter table payment_refunds drop constraint payment_refunds_order_id_fkey;
alter table payment_refunds drop constraint payment_refunds_attempt_id_fkey;
alter table payments drop constraint payments_refund_id_fkey;
alter table shipment_events drop constraint shipment_events_shipment_id_fkey;
alter table shipment_lines drop constraint shipment_lines_shipment_id_fkey;
alter table shipment_lines drop constraint shipment_lines_order_line_id_fkey;
alter table refund_lines drop constraint refund_lines_payment_id_fkey;
alter table refund_lines drop constraint refund_lines_order_line_id_fkey;
alter table ranks drop constraint ranks_shop_id_area_fkey;
alter table price_list_entries drop constraint price_list_entries_rank_id_fkey;
alter table price_list_entries drop constraint price_list_entries_product_id_fkey;
alter table price_list_entries drop constraint price_list_entries_variation_id_fkey;
alter table resellers drop constraint resellers_shop_id_area_fkey;
alter table resellers drop constraint resellers_shop_id_person_id_fkey;
alter table resellers drop constraint resellers_shop_id_area_rank_id_fkey;
alter table resellers drop constraint resellers_shop_id_upline_id_fkey;
alter table reseller_documents drop constraint reseller_documents_file_id_fkey;
alter table reseller_documents drop constraint reseller_documents_shop_id_reseller_id_fkey;
alter table reseller_orders drop constraint reseller_orders_order_id_fkey;
alter table reseller_orders drop constraint reseller_orders_shop_id_reseller_id_fkey;
alter table label_print_parcels drop constraint label_print_parcels_shipment_id_fkey;
alter table label_print_parcels drop constraint label_print_parcels_shop_id_print_id_fkey;
alter table rentals drop constraint rentals_order_id_fkey;
alter table rentals drop constraint rentals_product_id_fkey;
alter table rental_notes drop constraint rental_notes_rental_id_fkey;
alter table rental_photos drop constraint rental_photos_rental_id_fkey;
alter table rental_photos drop constraint rental_photos_file_id_fkey;
alter table responses drop constraint responses_product_id_fkey;
alter table responses drop constraint responses_order_id_fkey;
alter table response_files drop constraint response_files_file_id_fkey;
alter table response_files drop constraint response_files_response_id_fkey;
alter table service_calendars drop constraint service_calendars_product_id_fkey;
alter table appointments drop constraint appointments_product_id_fkey;
alter table appointments drop constraint appointments_order_id_fkey;
alter table appointments drop constraint appointments_calendar_id_fkey;
alter table entitlements drop constraint entitlements_product_id_fkey;
alter table entitlements drop constraint entitlements_variation_id_fkey;
alter table entitlements drop constraint entitlements_order_id_fkey;
alter table entitlement_periods drop constraint entitlement_periods_order_id_fkey;
alter table entitlement_periods drop constraint entitlement_periods_order_line_id_fkey;
alter table entitlement_periods drop constraint entitlement_periods_shop_id_entitlement_id_fkey;
alter table trials drop constraint trials_product_id_fkey;
alter table trials drop constraint trials_order_id_fkey;
alter table member_visits drop constraint member_visits_shop_id_entitlement_id_fkey;
alter table entitlement_notices drop constraint entitlement_notices_shop_id_entitlement_id_fkey;
alter table tickets drop constraint tickets_product_id_fkey;
alter table tickets drop constraint tickets_variation_id_fkey;
alter table tickets drop constraint tickets_order_id_fkey;
alter table tickets drop constraint tickets_order_line_id_fkey;
alter table waitlist drop constraint waitlist_product_id_fkey;
alter table waitlist drop constraint waitlist_variation_id_fkey;
alter table waitlist drop constraint waitlist_order_id_fkey;
alter table course_files drop constraint course_files_product_id_fkey;
alter table course_files drop constraint course_files_file_id_fkey;
alter table course_progress drop constraint course_progress_shop_id_entitlement_id_fkey;
alter table certificates drop constraint certificates_shop_id_entitlement_id_fkey;
alter table product_codes drop constraint product_codes_variation_id_fkey;
alter table product_codes drop constraint product_codes_order_id_fkey;
alter table commission_rules drop constraint commission_rules_product_id_fkey;
alter table commission_rules drop constraint commission_rules_shop_id_area_fkey;
alter table commission_rules drop constraint commission_rules_shop_id_area_rank_id_fkey;
alter table commissions drop constraint commissions_order_id_fkey;
alter table commissions drop constraint commissions_shop_id_reseller_id_fkey;
alter table commission_lines drop constraint commission_lines_order_line_id_fkey;
alter table commission_lines drop constraint commission_lines_shop_id_commission_id_fkey;
alter table wallets drop constraint wallets_shop_id_reseller_id_fkey;
alter table wallet_entries drop constraint wallet_entries_shop_id_reseller_id_fkey;
alter table vouchers drop constraint vouchers_shop_id_reseller_id_fkey;
alter table voucher_lines drop constraint voucher_lines_shop_id_voucher_id_fkey;
alter table voucher_commissions drop constraint voucher_commissions_shop_id_voucher_id_fkey;
alter table voucher_commissions drop constraint voucher_commissions_shop_id_commission_id_fkey;
alter table voucher_steps drop constraint voucher_steps_shop_id_voucher_id_fkey;
alter table commissions drop constraint commissions_shop_id_voucher_id_fkey;
alter table stock_nodes drop constraint stock_nodes_shop_id_reseller_id_fkey;
alter table node_stock drop constraint node_stock_variation_id_fkey;
alter table node_stock drop constraint node_stock_shop_id_node_id_fkey;
alter table stock_transfers drop constraint stock_transfers_order_id_fkey;
alter table stock_transfers drop constraint stock_transfers_shop_id_from_node_fkey;
alter table stock_transfers drop constraint stock_transfers_shop_id_to_node_fkey;
alter table stock_transfer_lines drop constraint stock_transfer_lines_variation_id_fkey;
alter table stock_transfer_lines drop constraint stock_transfer_lines_shop_id_transfer_id_fkey;
alter table messages drop constraint marketing_messages_shop_id_campaign_id_fkey;
alter table leads drop constraint leads_order_id_fkey;
alter table viral_locks drop constraint viral_locks_product_id_fkey;
alter table viral_locks drop constraint viral_locks_coupon_id_fkey;
alter table viral_shares drop constraint viral_shares_product_id_fkey;
alter table viral_visits drop constraint viral_visits_product_id_fkey;
alter table viral_visits drop constraint viral_visits_order_id_fkey;
alter table viral_visits drop constraint viral_visits_shop_id_share_id_fkey;
alter table pixel_deliveries drop constraint pixel_deliveries_order_id_fkey;
alter table order_browsers drop constraint order_browsers_order_id_fkey;
alter table automation_runs drop constraint automation_runs_order_id_fkey;
alter table automation_runs drop constraint automation_runs_lead_id_fkey;
alter table automation_runs drop constraint automation_runs_shop_id_automation_id_fkey;
alter table automation_tasks drop constraint automation_tasks_shop_id_run_id_fkey;
alter table shop_page_versions drop constraint shop_page_versions_shop_id_page_id_fkey;
alter table shop_page_slugs drop constraint shop_page_slugs_shop_id_page_id_fkey;
alter table shop_page_files drop constraint shop_page_files_file_id_fkey;
alter table shop_page_files drop constraint shop_page_files_shop_id_page_id_version_fkey;
alter table shop_fronts drop constraint shop_fronts_shop_id_page_id_fkey;
alter table courier_bookings drop constraint courier_bookings_shipment_id_fkey;
alter table courier_bookings drop constraint courier_bookings_shop_id_account_id_fkey;
alter table courier_events drop constraint courier_events_shop_id_account_id_fkey;
alter table orders drop constraint orders_node;
alter table node_orders drop constraint node_orders_order_id_fkey;
alter table node_orders drop constraint node_orders_shop_id_node_id_fkey;
alter table node_orders drop constraint node_orders_shop_id_reseller_id_fkey;
alter table cart_contacts drop constraint cart_contacts_cart_id_fkey;
alter table left_carts drop constraint left_carts_cart_id_fkey;
alter table automation_runs drop constraint automation_runs_variation_id_fkey;
alter table automation_runs drop constraint automation_runs_shop_id_left_cart_id_fkey;
alter table lead_offers drop constraint lead_offers_lead_id_fkey;
alter table lead_offers drop constraint lead_offers_shop_id_reseller_id_fkey;
alter table view_days drop constraint view_days_product_id_fkey;
alter table automation_runs drop constraint automation_runs_rental_id_fkey;
alter table automation_runs drop constraint automation_runs_ticket_id_fkey;
alter table automation_runs drop constraint automation_runs_shop_id_entitlement_id_fkey;
alter table automation_runs drop constraint automation_runs_shop_id_reseller_id_fkey;
alter table price_list_entries drop constraint price_list_entries_reseller;
alter table download_grants drop constraint download_grants_stamped_file_id_fkey;
alter table download_devices drop constraint download_devices_order_id_fkey;
alter table download_devices drop constraint download_devices_product_id_fkey;
alter table push_messages drop constraint push_messages_order_id_fkey;
alter table push_messages drop constraint push_messages_shop_id_subscription_id_fkey;
alter table voucher_files drop constraint voucher_files_file_id_fkey;
alter table voucher_files drop constraint voucher_files_shop_id_voucher_id_fkey;
alter table reseller_materials drop constraint reseller_materials_file_id_fkey;
alter table retail_limits drop constraint retail_limits_product_id_fkey;
alter table messages drop constraint messages_invoice_id_fkey;
alter table messages drop constraint messages_quote_id_fkey;
alter table messages drop constraint messages_order_id_fkey;
alter table messages drop constraint messages_customer_id_fkey;
alter table messages drop constraint messages_shop_id_automation_id_fkey;
alter table left_carts drop constraint left_carts_shop_id_reseller_id_fkey;
alter table resellers drop constraint resellers_fee_invoice_id_fkey;

alter table payment_accounts drop constraint payment_accounts_shop_id_id_key;
alter table reseller_people drop constraint reseller_people_shop_id_id_key;
alter table resellers drop constraint resellers_shop_id_id_key;
alter table label_prints drop constraint label_prints_shop_id_id_key;
alter table entitlements drop constraint entitlements_shop_id_id_key;
alter table commissions drop constraint commissions_shop_id_id_key;
alter table vouchers drop constraint vouchers_shop_id_id_key;
alter table stock_nodes drop constraint stock_nodes_shop_id_id_key;
alter table stock_transfers drop constraint stock_transfers_shop_id_id_key;
alter table campaigns drop constraint campaigns_shop_id_id_key;
alter table viral_shares drop constraint viral_shares_shop_id_id_key;
alter table automations drop constraint automations_shop_id_id_key;
alter table automation_runs drop constraint automation_runs_shop_id_id_key;
alter table shop_pages drop constraint shop_pages_shop_id_id_key;
alter table courier_accounts drop constraint courier_accounts_shop_id_id_key;
alter table courier_bookings drop constraint courier_bookings_shop_id_id_key;
alter table left_carts drop constraint left_carts_shop_id_id_key;
alter table lead_offers drop constraint lead_offers_shop_id_id_key;
alter table push_subscriptions drop constraint push_subscriptions_shop_id_id_key;
alter table reseller_materials drop constraint reseller_materials_shop_id_id_key;
alter table files drop constraint files_pkey;
alter table files add primary key (shop_id, id);
alter table categories drop constraint categories_pkey;
alter table categories add primary key (shop_id, id);
alter table products drop constraint products_pkey;
alter table products add primary key (shop_id, id);
alter table variations drop constraint variations_pkey;
alter table variations add primary key (shop_id, id);
alter table product_images drop constraint product_images_pkey;
alter table product_images add primary key (shop_id, product_id, file_id);
alter table click_upsells drop constraint click_upsells_pkey;
alter table click_upsells add primary key (shop_id, id);
alter table click_upsells drop constraint click_upsells_product_id_key;
alter table click_upsells add constraint click_upsells_shop_id_product_id_key unique (shop_id, product_id);
alter table stock_moves drop constraint stock_moves_pkey;
alter table stock_moves add primary key (shop_id, id);
alter table shipping_zones drop constraint shipping_zones_pkey;
alter table shipping_zones add primary key (shop_id, id);
alter table shipping_methods drop constraint shipping_methods_pkey;
alter table shipping_methods add primary key (shop_id, id);
alter table coupons drop constraint coupons_pkey;
alter table coupons add primary key (shop_id, id);
alter table orders drop constraint orders_pkey;
alter table orders add primary key (shop_id, id);
alter table order_lines drop constraint order_lines_pkey;
alter table order_lines add primary key (shop_id, id);
alter table order_events drop constraint order_events_pkey;
alter table order_events add primary key (shop_id, id);
alter table shipments drop constraint shipments_pkey;
alter table shipments add primary key (shop_id, id);
alter table payment_attempts drop constraint payment_attempts_pkey;
alter table payment_attempts add primary key (shop_id, id);
alter table payment_proofs drop constraint payment_proofs_pkey;
alter table payment_proofs add primary key (shop_id, id);
alter table payments drop constraint payments_pkey;
alter table payments add primary key (shop_id, id);
alter table unmatched_money drop constraint unmatched_money_pkey;
alter table unmatched_money add primary key (shop_id, id);
alter table audit_log drop constraint audit_log_pkey;
alter table audit_log add primary key (shop_id, id);
alter table staff_invitations drop constraint staff_invitations_pkey;
alter table staff_invitations add primary key (shop_id, id);
alter table shipping_own_prices drop constraint shipping_own_prices_pkey;
alter table shipping_own_prices add primary key (shop_id, product_id);
alter table bank_accounts drop constraint bank_accounts_pkey;
alter table bank_accounts add primary key (shop_id, id);
alter table low_stock drop constraint low_stock_pkey;
alter table low_stock add primary key (shop_id, variation_id);
alter table saved_views drop constraint saved_views_pkey;
alter table saved_views add primary key (shop_id, id);
alter table product_changes drop constraint product_changes_pkey;
alter table product_changes add primary key (shop_id, id);
alter table product_runs drop constraint product_runs_pkey;
alter table product_runs add primary key (shop_id, id);
alter table product_runs drop constraint product_runs_undoes_key;
alter table product_runs add constraint product_runs_shop_id_undoes_key unique (shop_id, undoes);
alter table product_run_rows drop constraint product_run_rows_pkey;
alter table product_run_rows add primary key (shop_id, run_id, product_id);
alter table digital_goods drop constraint digital_goods_pkey;
alter table digital_goods add primary key (shop_id, product_id);
alter table digital_files drop constraint digital_files_pkey;
alter table digital_files add primary key (shop_id, product_id, file_id);
alter table download_grants drop constraint download_grants_pkey;
alter table download_grants add primary key (shop_id, id);
alter table download_grants drop constraint download_grants_order_id_product_id_file_id_key;
alter table download_grants add constraint download_grants_shop_id_order_id_product_id_file_id_key unique nulls not distinct (shop_id, order_id, product_id, file_id);
alter table shop_slides drop constraint shop_slides_pkey;
alter table shop_slides add primary key (shop_id, id);
alter table order_runs drop constraint order_runs_pkey;
alter table order_runs add primary key (shop_id, id);
alter table order_run_rows drop constraint order_run_rows_pkey;
alter table order_run_rows add primary key (shop_id, run_id, "position");
alter table customers drop constraint customers_pkey;
alter table customers add primary key (shop_id, id);
alter table order_tags drop constraint order_tags_pkey;
alter table order_tags add primary key (shop_id, order_id, tag);
alter table sales_changes drop constraint sales_changes_pkey;
alter table sales_changes add primary key (shop_id, id);
alter table product_imports drop constraint product_imports_pkey;
alter table product_imports add primary key (shop_id, id);
alter table product_import_rows drop constraint product_import_rows_pkey;
alter table product_import_rows add primary key (shop_id, import_id, line);
alter table product_import_changes drop constraint product_import_changes_pkey;
alter table product_import_changes add primary key (shop_id, import_id, product_id);
alter table invoices drop constraint invoices_pkey;
alter table invoices add primary key (shop_id, id);
alter table invoice_lines drop constraint invoice_lines_pkey;
alter table invoice_lines add primary key (shop_id, id);
alter table invoice_revisions drop constraint invoice_revisions_pkey;
alter table invoice_revisions add primary key (shop_id, invoice_id, revision);
alter table invoice_ledger drop constraint invoice_ledger_pkey;
alter table invoice_ledger add primary key (shop_id, id);
alter table invoice_proofs drop constraint invoice_proofs_pkey;
alter table invoice_proofs add primary key (shop_id, id);
alter table invoice_events drop constraint invoice_events_pkey;
alter table invoice_events add primary key (shop_id, id);
alter table invoice_deliveries drop constraint invoice_deliveries_pkey;
alter table invoice_deliveries add primary key (shop_id, id);
alter table invoice_views drop constraint invoice_views_pkey;
alter table invoice_views add primary key (shop_id, id);
alter table invoice_series drop constraint invoice_series_pkey;
alter table invoice_series add primary key (shop_id, id);
alter table invoice_series drop constraint invoice_series_invoice_id_key;
alter table invoice_series add constraint invoice_series_shop_id_invoice_id_key unique (shop_id, invoice_id);
alter table invoice_series_runs drop constraint invoice_series_runs_pkey;
alter table invoice_series_runs add primary key (shop_id, series_id, k);
alter table invoice_reminders drop constraint invoice_reminders_pkey;
alter table invoice_reminders add primary key (shop_id, id);
alter table invoice_reminders drop constraint invoice_reminders_invoice_id_anchor_offset_days_channel_key;
alter table invoice_reminders add constraint invoice_reminders_shop_id_invoice_id_anchor_offset_days_channel unique (shop_id, invoice_id, anchor, offset_days, channel);
alter table credit_notes drop constraint credit_notes_pkey;
alter table credit_notes add primary key (shop_id, id);
alter table credit_note_lines drop constraint credit_note_lines_pkey;
alter table credit_note_lines add primary key (shop_id, id);
alter table customer_credit drop constraint customer_credit_pkey;
alter table customer_credit add primary key (shop_id, id);
alter table quotes drop constraint quotes_pkey;
alter table quotes add primary key (shop_id, id);
alter table product_sales_changes drop constraint product_sales_changes_pkey;
alter table product_sales_changes add primary key (shop_id, id);
alter table statement_deliveries drop constraint statement_deliveries_pkey;
alter table statement_deliveries add primary key (shop_id, id);
alter table quote_events drop constraint quote_events_pkey;
alter table quote_events add primary key (shop_id, id);
alter table quote_deliveries drop constraint quote_deliveries_pkey;
alter table quote_deliveries add primary key (shop_id, id);
alter table quote_views drop constraint quote_views_pkey;
alter table quote_views add primary key (shop_id, id);
alter table invoice_parts drop constraint invoice_parts_pkey;
alter table invoice_parts add primary key (shop_id, invoice_id, "position");
alter table reviews drop constraint reviews_pkey;
alter table reviews add primary key (shop_id, id);
alter table reviews drop constraint reviews_order_id_product_id_key;
alter table reviews add constraint reviews_shop_id_order_id_product_id_key unique (shop_id, order_id, product_id);
alter table review_requests drop constraint review_requests_pkey;
alter table review_requests add primary key (shop_id, order_id);
alter table events drop constraint events_pkey;
alter table events add primary key (shop_id, id);
alter table quotas drop constraint quotas_pkey;
alter table quotas add primary key (shop_id, id);
alter table rental_units drop constraint rental_units_pkey;
alter table rental_units add primary key (shop_id, id);
alter table carts drop constraint carts_pkey;
alter table carts add primary key (shop_id, id);
alter table cart_lines drop constraint cart_lines_pkey;
alter table cart_lines add primary key (shop_id, id);
alter table cart_lines drop constraint cart_lines_cart_id_variation_id_key;
alter table cart_lines add constraint cart_lines_shop_id_cart_id_variation_id_key unique (shop_id, cart_id, variation_id);
alter table payment_accounts drop constraint payment_accounts_pkey;
alter table payment_accounts add primary key (shop_id, id);
alter table payment_refunds drop constraint payment_refunds_pkey;
alter table payment_refunds add primary key (shop_id, id);
alter table shipment_events drop constraint shipment_events_pkey;
alter table shipment_events add primary key (shop_id, id);
alter table ranks drop constraint ranks_pkey;
alter table ranks add primary key (shop_id, id);
alter table reseller_people drop constraint reseller_people_pkey;
alter table reseller_people add primary key (shop_id, id);
alter table resellers drop constraint resellers_pkey;
alter table resellers add primary key (shop_id, id);
alter table reseller_documents drop constraint reseller_documents_pkey;
alter table reseller_documents add primary key (shop_id, reseller_id, file_id);
alter table reseller_orders drop constraint reseller_orders_pkey;
alter table reseller_orders add primary key (shop_id, order_id);
alter table label_prints drop constraint label_prints_pkey;
alter table label_prints add primary key (shop_id, id);
alter table rentals drop constraint rentals_pkey;
alter table rentals add primary key (shop_id, id);
alter table rental_notes drop constraint rental_notes_pkey;
alter table rental_notes add primary key (shop_id, rental_id, what);
alter table rental_photos drop constraint rental_photos_pkey;
alter table rental_photos add primary key (shop_id, rental_id, file_id);
alter table responses drop constraint responses_pkey;
alter table responses add primary key (shop_id, id);
alter table service_calendars drop constraint service_calendars_pkey;
alter table service_calendars add primary key (shop_id, id);
alter table appointments drop constraint appointments_pkey;
alter table appointments add primary key (shop_id, id);
alter table entitlements drop constraint entitlements_pkey;
alter table entitlements add primary key (shop_id, id);
alter table member_visits drop constraint member_visits_pkey;
alter table member_visits add primary key (shop_id, id);
alter table tickets drop constraint tickets_pkey;
alter table tickets add primary key (shop_id, id);
alter table waitlist drop constraint waitlist_pkey;
alter table waitlist add primary key (shop_id, id);
alter table product_codes drop constraint product_codes_pkey;
alter table product_codes add primary key (shop_id, id);
alter table commission_rules drop constraint commission_rules_pkey;
alter table commission_rules add primary key (shop_id, id);
alter table commissions drop constraint commissions_pkey;
alter table commissions add primary key (shop_id, id);
alter table commission_lines drop constraint commission_lines_pkey;
alter table commission_lines add primary key (shop_id, commission_id, order_line_id);
alter table wallet_entries drop constraint wallet_entries_pkey;
alter table wallet_entries add primary key (shop_id, id);
alter table vouchers drop constraint vouchers_pkey;
alter table vouchers add primary key (shop_id, id);
alter table voucher_lines drop constraint voucher_lines_pkey;
alter table voucher_lines add primary key (shop_id, voucher_id, "position");
alter table voucher_commissions drop constraint voucher_commissions_pkey;
alter table voucher_commissions add primary key (shop_id, voucher_id, commission_id);
alter table voucher_steps drop constraint voucher_steps_pkey;
alter table voucher_steps add primary key (shop_id, voucher_id, step);
alter table stock_nodes drop constraint stock_nodes_pkey;
alter table stock_nodes add primary key (shop_id, id);
alter table node_stock drop constraint node_stock_pkey;
alter table node_stock add primary key (shop_id, node_id, variation_id);
alter table stock_transfers drop constraint stock_transfers_pkey;
alter table stock_transfers add primary key (shop_id, id);
alter table stock_transfer_lines drop constraint stock_transfer_lines_pkey;
alter table stock_transfer_lines add primary key (shop_id, transfer_id, variation_id);
alter table opt_outs drop constraint opt_outs_pkey;
alter table opt_outs add primary key (shop_id, id);
alter table campaigns drop constraint campaigns_pkey;
alter table campaigns add primary key (shop_id, id);
alter table messages drop constraint messages_pkey;
alter table messages add primary key (shop_id, id);
alter table leads drop constraint leads_pkey;
alter table leads add primary key (shop_id, id);
alter table viral_locks drop constraint viral_locks_pkey;
alter table viral_locks add primary key (shop_id, product_id);
alter table viral_shares drop constraint viral_shares_pkey;
alter table viral_shares add primary key (shop_id, id);
alter table pixel_deliveries drop constraint pixel_deliveries_pkey;
alter table pixel_deliveries add primary key (shop_id, id);
alter table order_browsers drop constraint order_browsers_pkey;
alter table order_browsers add primary key (shop_id, order_id);
alter table automations drop constraint automations_pkey;
alter table automations add primary key (shop_id, id);
alter table automation_runs drop constraint automation_runs_pkey;
alter table automation_runs add primary key (shop_id, id);
alter table automation_tasks drop constraint automation_tasks_pkey;
alter table automation_tasks add primary key (shop_id, id);
alter table shop_pages drop constraint shop_pages_pkey;
alter table shop_pages add primary key (shop_id, id);
alter table courier_accounts drop constraint courier_accounts_pkey;
alter table courier_accounts add primary key (shop_id, id);
alter table courier_bookings drop constraint courier_bookings_pkey;
alter table courier_bookings add primary key (shop_id, id);
alter table node_orders drop constraint node_orders_pkey;
alter table node_orders add primary key (shop_id, order_id);
alter table cart_contacts drop constraint cart_contacts_pkey;
alter table cart_contacts add primary key (shop_id, cart_id);
alter table left_carts drop constraint left_carts_pkey;
alter table left_carts add primary key (shop_id, id);
alter table lead_offers drop constraint lead_offers_pkey;
alter table lead_offers add primary key (shop_id, id);
alter table lead_offers drop constraint lead_offers_lead_id_reseller_id_key;
alter table lead_offers add constraint lead_offers_shop_id_lead_id_reseller_id_key unique (shop_id, lead_id, reseller_id);
alter table price_list_entries drop constraint price_list_entries_step;
alter table price_list_entries add constraint price_list_entries_step unique nulls not distinct (shop_id, rank_id, product_id, variation_id, min_qty, reseller_id);
alter table push_subscriptions drop constraint push_subscriptions_pkey;
alter table push_subscriptions add primary key (shop_id, id);
alter table push_messages drop constraint push_messages_pkey;
alter table push_messages add primary key (shop_id, id);
alter table voucher_files drop constraint voucher_files_pkey;
alter table voucher_files add primary key (shop_id, voucher_id, file_id);
alter table reseller_materials drop constraint reseller_materials_pkey;
alter table reseller_materials add primary key (shop_id, id);
alter table consent_events drop constraint consent_events_pkey;
alter table consent_events add primary key (shop_id, id);
alter table commissions drop constraint commissions_once_a_level;
alter table commissions add constraint commissions_once_a_level unique (shop_id, order_id, level);
alter table pixel_cart_events drop constraint pixel_cart_events_pkey;
alter table pixel_cart_events add primary key (shop_id, id);
drop index automation_runs_cart;
create unique index automation_runs_cart on automation_runs (shop_id, automation_id, left_cart_id) where (left_cart_id IS NOT NULL);
drop index automation_runs_entitlement;
create unique index automation_runs_entitlement on automation_runs (shop_id, automation_id, entitlement_id, due_at) where (entitlement_id IS NOT NULL);
drop index automation_runs_lead;
create unique index automation_runs_lead on automation_runs (shop_id, automation_id, lead_id) where (lead_id IS NOT NULL);
drop index automation_runs_order;
create unique index automation_runs_order on automation_runs (shop_id, automation_id, order_id) where (order_id IS NOT NULL);
drop index automation_runs_rental;
create unique index automation_runs_rental on automation_runs (shop_id, automation_id, rental_id, due_at) where (rental_id IS NOT NULL);
drop index automation_runs_reseller;
create unique index automation_runs_reseller on automation_runs (shop_id, automation_id, reseller_id, due_at) where (reseller_id IS NOT NULL);
drop index automation_runs_stock;
create unique index automation_runs_stock on automation_runs (shop_id, automation_id, variation_id, low_since) where (variation_id IS NOT NULL);
drop index automation_runs_ticket;
create unique index automation_runs_ticket on automation_runs (shop_id, automation_id, ticket_id, due_at) where (ticket_id IS NOT NULL);
drop index courier_bookings_one;
create unique index courier_bookings_one on courier_bookings (shop_id, shipment_id) where (state = ANY (ARRAY['started'::text, 'unclear'::text, 'booked'::text]));
drop index courier_bookings_reference;
create unique index courier_bookings_reference on courier_bookings (shop_id, account_id, reference);
drop index invoice_ledger_once_a_proof;
create unique index invoice_ledger_once_a_proof on invoice_ledger (shop_id, proof_id) where ((type = 'payment'::text) AND (proof_id IS NOT NULL));
drop index invoice_ledger_once_an_attempt;
create unique index invoice_ledger_once_an_attempt on invoice_ledger (shop_id, attempt_id) where ((type = 'payment'::text) AND (attempt_id IS NOT NULL));
drop index invoice_ledger_reversed_once;
create unique index invoice_ledger_reversed_once on invoice_ledger (shop_id, reverses_id) where (reverses_id IS NOT NULL);
drop index invoices_once_a_quote;
create unique index invoices_once_a_quote on invoices (shop_id, quote_id) where (quote_id IS NOT NULL);
drop index lead_offers_one;
create unique index lead_offers_one on lead_offers (shop_id, lead_id) where (state = ANY (ARRAY['open'::text, 'claimed'::text]));
drop index left_carts_open;
create unique index left_carts_open on left_carts (shop_id, cart_id) where (ordered_at IS NULL);
drop index order_lines_order;
create unique index order_lines_order on order_lines (shop_id, order_id, "position");
drop index payment_attempts_one_open;
create unique index payment_attempts_one_open on payment_attempts (shop_id, order_id) where (state = ANY (ARRAY['created'::text, 'pending'::text]));
drop index payment_attempts_one_open_an_invoice;
create unique index payment_attempts_one_open_an_invoice on payment_attempts (shop_id, invoice_id) where (state = ANY (ARRAY['created'::text, 'pending'::text]));
drop index payment_attempts_reference;
create unique index payment_attempts_reference on payment_attempts (shop_id, account_id, provider_ref);
drop index payments_once_a_proof;
create unique index payments_once_a_proof on payments (shop_id, proof_id) where (kind = 'payment'::text);
drop index payments_once_a_refund;
create unique index payments_once_a_refund on payments (shop_id, refund_id) where (refund_id IS NOT NULL);
drop index payments_once_an_attempt;
create unique index payments_once_an_attempt on payments (shop_id, attempt_id) where (kind = 'payment'::text);
drop index resellers_fee_invoice;
create unique index resellers_fee_invoice on resellers (shop_id, fee_invoice_id) where (fee_invoice_id IS NOT NULL);
drop index service_calendars_product;
create unique index service_calendars_product on service_calendars (shop_id, product_id) where (product_id IS NOT NULL);
drop index shipment_events_once;
create unique index shipment_events_once on shipment_events (shop_id, shipment_id, at, status, code) where (code <> ''::text);
drop index stock_transfers_of_order;
create unique index stock_transfers_of_order on stock_transfers (shop_id, order_id) where (reason = 'order'::text);
drop index unmatched_money_once_an_attempt;
create unique index unmatched_money_once_an_attempt on unmatched_money (shop_id, attempt_id) where (attempt_id IS NOT NULL);
drop index orders_newest;
drop index coupons_newest;
drop index product_imports_newest;
drop index invoices_newest;
drop index quotes_newest;
drop index shipments_newest;
drop index leads_newest;
drop index pixel_deliveries_newest;
drop index automation_tasks_newest;
drop index consent_events_newest;
drop index tickets_of_shop;

alter table categories add foreign key (shop_id, parent_id) references categories (shop_id, id);
alter table categories add foreign key (shop_id, image_file_id) references files (shop_id, id);
alter table products add foreign key (shop_id, category_id) references categories (shop_id, id);
alter table variations add foreign key (shop_id, product_id) references products (shop_id, id);
alter table variations add foreign key (shop_id, image_file_id) references files (shop_id, id);
alter table product_images add foreign key (shop_id, product_id) references products (shop_id, id);
alter table product_images add foreign key (shop_id, file_id) references files (shop_id, id);
alter table click_upsells add foreign key (shop_id, product_id) references products (shop_id, id);
alter table click_upsells add foreign key (shop_id, offered_variation_id) references variations (shop_id, id);
alter table stock_moves add foreign key (shop_id, variation_id) references variations (shop_id, id);
alter table shipping_methods add foreign key (shop_id, zone_id) references shipping_zones (shop_id, id);
alter table orders add foreign key (shop_id, shipping_method_id) references shipping_methods (shop_id, id);
alter table orders add foreign key (shop_id, coupon_id) references coupons (shop_id, id);
alter table orders add foreign key (shop_id, upload_file_id) references files (shop_id, id);
alter table order_lines add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table order_lines add foreign key (shop_id, product_id) references products (shop_id, id);
alter table order_lines add foreign key (shop_id, variation_id) references variations (shop_id, id);
alter table order_events add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table shipments add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table payment_attempts add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table payment_proofs add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table payment_proofs add foreign key (shop_id, file_id) references files (shop_id, id);
alter table payment_proofs add foreign key (shop_id, duplicate_of_order_id) references orders (shop_id, id);
alter table payments add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table payments add foreign key (shop_id, attempt_id) references payment_attempts (shop_id, id);
alter table payments add foreign key (shop_id, proof_id) references payment_proofs (shop_id, id);
alter table unmatched_money add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table unmatched_money add foreign key (shop_id, attempt_id) references payment_attempts (shop_id, id);
alter table shipping_own_prices add foreign key (shop_id, product_id) references products (shop_id, id);
alter table low_stock add foreign key (shop_id, variation_id) references variations (shop_id, id);
alter table low_stock add foreign key (shop_id, product_id) references products (shop_id, id);
alter table product_changes add foreign key (shop_id, product_id) references products (shop_id, id);
alter table product_runs add foreign key (shop_id, undoes) references product_runs (shop_id, id);
alter table product_run_rows add foreign key (shop_id, run_id) references product_runs (shop_id, id);
alter table product_run_rows add foreign key (shop_id, product_id) references products (shop_id, id);
alter table digital_goods add foreign key (shop_id, product_id) references products (shop_id, id);
alter table digital_files add foreign key (shop_id, product_id) references products (shop_id, id);
alter table digital_files add foreign key (shop_id, file_id) references files (shop_id, id);
alter table download_grants add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table download_grants add foreign key (shop_id, product_id) references products (shop_id, id);
alter table download_grants add foreign key (shop_id, file_id) references files (shop_id, id);
alter table shops add foreign key (id, logo_file_id) references files (shop_id, id);
alter table category_former_slugs add foreign key (shop_id, category_id) references categories (shop_id, id) on delete cascade;
alter table shop_slides add foreign key (shop_id, file_id) references files (shop_id, id);
alter table shops add foreign key (id, banner_file_id) references files (shop_id, id);
alter table order_run_rows add foreign key (shop_id, run_id) references order_runs (shop_id, id) on delete cascade;
alter table order_run_rows add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table customer_keys add foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade;
alter table orders add foreign key (shop_id, customer_id) references customers (shop_id, id);
alter table order_tags add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table sales_changes add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table product_sales_days add foreign key (shop_id, product_id) references products (shop_id, id);
alter table first_orders add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table product_import_rows add foreign key (shop_id, import_id) references product_imports (shop_id, id) on delete cascade;
alter table product_import_rows add foreign key (shop_id, product_id) references products (shop_id, id);
alter table product_import_changes add foreign key (shop_id, import_id) references product_imports (shop_id, id) on delete cascade;
alter table product_import_changes add foreign key (shop_id, product_id) references products (shop_id, id);
alter table invoices add foreign key (shop_id, parent_id) references invoices (shop_id, id);
alter table invoices add foreign key (shop_id, customer_id) references customers (shop_id, id);
alter table invoice_lines add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table invoice_lines add foreign key (shop_id, product_id) references products (shop_id, id);
alter table invoice_revisions add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table invoice_ledger add foreign key (shop_id, invoice_id) references invoices (shop_id, id);
alter table invoice_ledger add foreign key (shop_id, reverses_id) references invoice_ledger (shop_id, id);
alter table invoice_ledger add foreign key (shop_id, attempt_id) references payment_attempts (shop_id, id);
alter table invoice_proofs add foreign key (shop_id, invoice_id) references invoices (shop_id, id);
alter table invoice_proofs add foreign key (shop_id, file_id) references files (shop_id, id);
alter table invoice_proofs add foreign key (shop_id, duplicate_of_invoice_id) references invoices (shop_id, id);
alter table invoice_ledger add foreign key (shop_id, proof_id) references invoice_proofs (shop_id, id);
alter table invoice_events add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table invoice_deliveries add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table invoice_views add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table invoice_series add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table invoices add foreign key (shop_id, series_id) references invoice_series (shop_id, id) on delete set null (series_id);
alter table invoice_series_runs add foreign key (shop_id, series_id) references invoice_series (shop_id, id) on delete cascade;
alter table invoice_series_runs add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete set null (invoice_id);
alter table invoice_reminders add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table invoice_reminders add foreign key (shop_id, delivery_id) references invoice_deliveries (shop_id, id);
alter table credit_notes add foreign key (shop_id, invoice_id) references invoices (shop_id, id);
alter table invoice_ledger add foreign key (shop_id, credit_note_id) references credit_notes (shop_id, id);
alter table credit_note_lines add foreign key (shop_id, credit_note_id) references credit_notes (shop_id, id);
alter table customer_credit add foreign key (shop_id, customer_id) references customers (shop_id, id);
alter table customer_credit add foreign key (shop_id, invoice_id) references invoices (shop_id, id);
alter table quotes add foreign key (shop_id, customer_id) references customers (shop_id, id);
alter table invoices add foreign key (shop_id, quote_id) references quotes (shop_id, id) on delete set null (quote_id);
alter table payment_attempts add foreign key (shop_id, invoice_id) references invoices (shop_id, id);
alter table unmatched_money add foreign key (shop_id, invoice_id) references invoices (shop_id, id);
alter table payment_proofs add foreign key (shop_id, duplicate_of_invoice_id) references invoices (shop_id, id);
alter table invoice_proofs add foreign key (shop_id, duplicate_of_order_id) references orders (shop_id, id);
alter table product_sales_changes add foreign key (shop_id, product_id) references products (shop_id, id);
alter table credit_note_lines add constraint credit_note_lines_part foreign key (shop_id, invoice_line_id) references invoice_lines (shop_id, id);
alter table statement_deliveries add foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade;
alter table quote_events add foreign key (shop_id, quote_id) references quotes (shop_id, id) on delete cascade;
alter table quote_deliveries add foreign key (shop_id, quote_id) references quotes (shop_id, id) on delete cascade;
alter table quote_views add foreign key (shop_id, quote_id) references quotes (shop_id, id) on delete cascade;
alter table invoice_parts add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table reviews add foreign key (shop_id, product_id) references products (shop_id, id);
alter table reviews add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table review_requests add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table statement_deliveries add foreign key (shop_id, buyer_invoice_id) references invoices (shop_id, id) on delete set null (buyer_invoice_id);
alter table quotas add foreign key (shop_id, product_id) references products (shop_id, id);
alter table rental_units add foreign key (shop_id, product_id) references products (shop_id, id);
alter table cart_lines add foreign key (shop_id, cart_id) references carts (shop_id, id) on delete cascade;
alter table payment_attempts add foreign key (shop_id, account_id) references payment_accounts (shop_id, id);
alter table payment_refunds add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table payment_refunds add foreign key (shop_id, attempt_id) references payment_attempts (shop_id, id);
alter table payments add foreign key (shop_id, refund_id) references payment_refunds (shop_id, id);
alter table shipment_events add foreign key (shop_id, shipment_id) references shipments (shop_id, id) on delete cascade;
alter table shipment_lines add foreign key (shop_id, shipment_id) references shipments (shop_id, id) on delete cascade;
alter table shipment_lines add foreign key (shop_id, order_line_id) references order_lines (shop_id, id) on delete cascade;
alter table refund_lines add foreign key (shop_id, payment_id) references payments (shop_id, id) on delete cascade;
alter table refund_lines add foreign key (shop_id, order_line_id) references order_lines (shop_id, id);
alter table ranks add foreign key (shop_id, area) references programmes (shop_id, area);
alter table price_list_entries add foreign key (shop_id, rank_id) references ranks (shop_id, id) on delete cascade;
alter table price_list_entries add foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade;
alter table price_list_entries add foreign key (shop_id, variation_id) references variations (shop_id, id) on delete cascade;
alter table resellers add foreign key (shop_id, area) references programmes (shop_id, area);
alter table resellers add foreign key (shop_id, person_id) references reseller_people (shop_id, id);
alter table resellers add foreign key (shop_id, area, rank_id) references ranks (shop_id, area, id);
alter table resellers add foreign key (shop_id, upline_id) references resellers (shop_id, id);
alter table reseller_documents add foreign key (shop_id, file_id) references files (shop_id, id);
alter table reseller_documents add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table reseller_orders add foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade;
alter table reseller_orders add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table label_print_parcels add foreign key (shop_id, shipment_id) references shipments (shop_id, id) on delete cascade;
alter table label_print_parcels add foreign key (shop_id, print_id) references label_prints (shop_id, id) on delete cascade;
alter table rentals add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table rentals add foreign key (shop_id, product_id) references products (shop_id, id);
alter table rental_notes add foreign key (shop_id, rental_id) references rentals (shop_id, id);
alter table rental_photos add foreign key (shop_id, rental_id) references rentals (shop_id, id);
alter table rental_photos add foreign key (shop_id, file_id) references files (shop_id, id);
alter table responses add foreign key (shop_id, product_id) references products (shop_id, id);
alter table responses add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table response_files add foreign key (shop_id, file_id) references files (shop_id, id);
alter table response_files add foreign key (shop_id, response_id) references responses (shop_id, id) on delete cascade;
alter table service_calendars add foreign key (shop_id, product_id) references products (shop_id, id);
alter table appointments add foreign key (shop_id, product_id) references products (shop_id, id);
alter table appointments add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table appointments add foreign key (shop_id, calendar_id) references service_calendars (shop_id, id);
alter table entitlements add foreign key (shop_id, product_id) references products (shop_id, id);
alter table entitlements add foreign key (shop_id, variation_id) references variations (shop_id, id);
alter table entitlements add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table entitlement_periods add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table entitlement_periods add foreign key (shop_id, order_line_id) references order_lines (shop_id, id) on delete cascade;
alter table entitlement_periods add foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade;
alter table trials add foreign key (shop_id, product_id) references products (shop_id, id);
alter table trials add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table member_visits add foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade;
alter table entitlement_notices add foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade;
alter table tickets add foreign key (shop_id, product_id) references products (shop_id, id);
alter table tickets add foreign key (shop_id, variation_id) references variations (shop_id, id);
alter table tickets add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table tickets add foreign key (shop_id, order_line_id) references order_lines (shop_id, id) on delete cascade;
alter table waitlist add foreign key (shop_id, product_id) references products (shop_id, id);
alter table waitlist add foreign key (shop_id, variation_id) references variations (shop_id, id);
alter table waitlist add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table course_files add foreign key (shop_id, product_id) references products (shop_id, id);
alter table course_files add foreign key (shop_id, file_id) references files (shop_id, id);
alter table course_progress add foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade;
alter table certificates add foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade;
alter table product_codes add foreign key (shop_id, variation_id) references variations (shop_id, id);
alter table product_codes add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table commission_rules add foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade;
alter table commission_rules add foreign key (shop_id, area) references programmes (shop_id, area);
alter table commission_rules add foreign key (shop_id, area, rank_id) references ranks (shop_id, area, id);
alter table commissions add foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade;
alter table commissions add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table commission_lines add foreign key (shop_id, order_line_id) references order_lines (shop_id, id) on delete cascade;
alter table commission_lines add foreign key (shop_id, commission_id) references commissions (shop_id, id) on delete cascade;
alter table wallets add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table wallet_entries add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table vouchers add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table voucher_lines add foreign key (shop_id, voucher_id) references vouchers (shop_id, id);
alter table voucher_commissions add foreign key (shop_id, voucher_id) references vouchers (shop_id, id);
alter table voucher_commissions add foreign key (shop_id, commission_id) references commissions (shop_id, id);
alter table voucher_steps add foreign key (shop_id, voucher_id) references vouchers (shop_id, id);
alter table commissions add foreign key (shop_id, voucher_id) references vouchers (shop_id, id);
alter table stock_nodes add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table node_stock add foreign key (shop_id, variation_id) references variations (shop_id, id) on delete cascade;
alter table node_stock add foreign key (shop_id, node_id) references stock_nodes (shop_id, id);
alter table stock_transfers add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table stock_transfers add foreign key (shop_id, from_node) references stock_nodes (shop_id, id);
alter table stock_transfers add foreign key (shop_id, to_node) references stock_nodes (shop_id, id);
alter table stock_transfer_lines add foreign key (shop_id, variation_id) references variations (shop_id, id) on delete cascade;
alter table stock_transfer_lines add foreign key (shop_id, transfer_id) references stock_transfers (shop_id, id);
alter table messages add foreign key (shop_id, campaign_id) references campaigns (shop_id, id) on delete cascade;
alter table leads add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table viral_locks add foreign key (shop_id, product_id) references products (shop_id, id);
alter table viral_locks add foreign key (shop_id, coupon_id) references coupons (shop_id, id);
alter table viral_shares add foreign key (shop_id, product_id) references viral_locks (shop_id, product_id) on delete cascade;
alter table viral_visits add foreign key (shop_id, product_id) references products (shop_id, id);
alter table viral_visits add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table viral_visits add foreign key (shop_id, share_id) references viral_shares (shop_id, id) on delete cascade;
alter table pixel_deliveries add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table order_browsers add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table automation_runs add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table automation_runs add foreign key (shop_id, lead_id) references leads (shop_id, id);
alter table automation_runs add foreign key (shop_id, automation_id) references automations (shop_id, id) on delete cascade;
alter table automation_tasks add foreign key (shop_id, run_id) references automation_runs (shop_id, id) on delete cascade;
alter table shop_page_versions add foreign key (shop_id, page_id) references shop_pages (shop_id, id) on delete cascade;
alter table shop_page_slugs add foreign key (shop_id, page_id) references shop_pages (shop_id, id) on delete cascade;
alter table shop_page_files add foreign key (shop_id, file_id) references files (shop_id, id);
alter table shop_page_files add foreign key (shop_id, page_id, version) references shop_page_versions (shop_id, page_id, version) on delete cascade;
alter table shop_fronts add foreign key (shop_id, page_id) references shop_pages (shop_id, id) on delete cascade;
alter table courier_bookings add foreign key (shop_id, shipment_id) references shipments (shop_id, id) on delete cascade;
alter table courier_bookings add foreign key (shop_id, account_id) references courier_accounts (shop_id, id);
alter table courier_events add foreign key (shop_id, account_id) references courier_accounts (shop_id, id);
alter table orders add constraint orders_node foreign key (shop_id, node_id) references stock_nodes (shop_id, id);
alter table node_orders add foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade;
alter table node_orders add foreign key (shop_id, node_id) references stock_nodes (shop_id, id);
alter table node_orders add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table cart_contacts add foreign key (shop_id, cart_id) references carts (shop_id, id) on delete cascade;
alter table left_carts add foreign key (shop_id, cart_id) references carts (shop_id, id) on delete set null (cart_id);
alter table automation_runs add foreign key (shop_id, variation_id) references variations (shop_id, id) on delete cascade;
alter table automation_runs add foreign key (shop_id, left_cart_id) references left_carts (shop_id, id) on delete cascade;
alter table lead_offers add foreign key (shop_id, lead_id) references leads (shop_id, id) on delete cascade;
alter table lead_offers add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table view_days add foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade;
alter table automation_runs add foreign key (shop_id, rental_id) references rentals (shop_id, id) on delete cascade;
alter table automation_runs add foreign key (shop_id, ticket_id) references tickets (shop_id, id) on delete cascade;
alter table automation_runs add foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade;
alter table automation_runs add foreign key (shop_id, reseller_id) references resellers (shop_id, id) on delete cascade;
alter table price_list_entries add constraint price_list_entries_reseller foreign key (shop_id, reseller_id) references resellers (shop_id, id) on delete cascade;
alter table download_grants add foreign key (shop_id, stamped_file_id) references files (shop_id, id);
alter table download_devices add foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade;
alter table download_devices add foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade;
alter table push_messages add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table push_messages add foreign key (shop_id, subscription_id) references push_subscriptions (shop_id, id) on delete cascade;
alter table voucher_files add foreign key (shop_id, file_id) references files (shop_id, id);
alter table voucher_files add foreign key (shop_id, voucher_id) references vouchers (shop_id, id);
alter table reseller_materials add foreign key (shop_id, file_id) references files (shop_id, id);
alter table retail_limits add foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade;
alter table messages add foreign key (shop_id, invoice_id) references invoices (shop_id, id) on delete cascade;
alter table messages add foreign key (shop_id, quote_id) references quotes (shop_id, id) on delete cascade;
alter table messages add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table messages add foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade;
alter table messages add foreign key (shop_id, automation_id) references automations (shop_id, id) on delete set null (automation_id);
alter table left_carts add foreign key (shop_id, reseller_id) references resellers (shop_id, id);
alter table resellers add foreign key (shop_id, fee_invoice_id) references invoices (shop_id, id);

drop index pixel_cart_events_shop;
drop index product_sales_changes_shop;
drop index rental_notes_shop;
drop index review_requests_shop;
drop index sales_changes_shop;
drop index shipping_methods_shop;
drop index shipping_own_prices_shop;
drop index viral_locks_shop;

alter table variations drop constraint variations_options_once;
alter table variations add constraint variations_options_once
  exclude using btree (shop_id with =, product_id with =, option_values with =) where (is_active) deferrable;
alter table orders validate constraint orders_pickup_or_parcel;

-- A report of a gateway belongs to the shop whose account it came in for. Those of before accounts named none.
delete from payment_callbacks where account_id is null;
alter table payment_callbacks add column shop_id bigint;
update payment_callbacks c set shop_id = a.shop_id from payment_accounts a where a.id = c.account_id;
alter table payment_callbacks alter shop_id set not null, alter account_id set not null;
alter table payment_callbacks drop constraint payment_callbacks_account_id_event_id_provider_key;
alter table payment_callbacks add primary key (shop_id, account_id, event_id, provider);
alter table payment_callbacks add foreign key (shop_id, account_id) references payment_accounts (shop_id, id);
revoke all on payment_callbacks from kedai_app;
call secure_shop_table('payment_callbacks', 'select, insert');

-- A function that looks over all shops finds rows by the same keys.

CREATE OR REPLACE FUNCTION public.products_matching(patterns text[], term_sku text, wanted_status text, is_short boolean, at_most integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  shelf text := case when is_short then '(select * from products where shop_id = $1 order by id desc limit $4)' else 'products' end;
  state text := case when wanted_status is null then 'p.status <> ''archived''' else 'p.status = $3' end;
  titled text := (select string_agg(format('lower(p.title) like %L', pattern), ' and ') from unnest(patterns) pattern);
begin
  return query execute
    'select id from (
       (select p.id from ' || shelf || ' p where p.shop_id = $1 and ' || state || ' and ' || titled || ' order by p.id desc limit $4)
       union
       select p.id from variations v join products p on p.shop_id = v.shop_id and p.id = v.product_id
       where v.shop_id = $1 and v.sku = $2 and v.is_active and ' || state || '
     ) found order by id desc limit $4'
    using app_shop(), term_sku, wanted_status, at_most;
end $function$;

CREATE OR REPLACE FUNCTION public.sweep_unused_files(older_than timestamp with time zone, at_most integer)
 RETURNS TABLE(key text, widths integer[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  is_unused text;
  unused files[];
  file files;
begin
  select coalesce(string_agg(format('and not exists (select from %s r where r.%I = f.shop_id and r.%I = f.id)', c.conrelid::regclass, s.attname, a.attname), ' '), '')
    into is_unused
    from pg_constraint c join pg_attribute s on s.attrelid = c.conrelid and s.attnum = c.conkey[1]
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.confrelid = 'files'::regclass and c.contype = 'f';
  execute 'select array_agg(u) from (select f.* from files f where f.created_at < $1 ' || is_unused
    || ' and not exists (select from order_lines l where l.shop_id = f.shop_id and l.image_key = f.key) order by f.id limit $2) u'
    into unused using older_than, at_most;
  foreach file in array coalesce(unused, '{}'::files[]) loop
    begin
      return query delete from files f where f.shop_id = file.shop_id and f.id = file.id returning f.key, f.widths;
    exception when foreign_key_violation then
      null; -- in use by now
    end;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.collection_progress(collection bigint)
 RETURNS TABLE(collected bigint, room bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select
    (select coalesce(sum(o.paid_sen - o.refunded_sen), 0)::bigint from responses r join orders o on o.shop_id = r.shop_id and o.id = r.order_id
      where r.product_id = collection and r.paid_at is not null),
    (select (q.size - q.taken)::bigint from quotas q where q.product_id = collection limit 1)
$function$;

CREATE OR REPLACE FUNCTION public.waitlists_due(moment timestamp with time zone, at_most integer)
 RETURNS TABLE(shop_id bigint, product_id bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select w.shop_id, w.product_id from waitlist w
  where not is_suspended(w.shop_id) and ((w.status = 'offered' and w.offer_until <= moment) or (w.status = 'waiting' and exists (
    select from quotas q where q.shop_id = w.shop_id and q.product_id = w.product_id and q.taken < q.size)))
  group by w.shop_id, w.product_id order by w.product_id limit at_most $function$;

CREATE OR REPLACE FUNCTION public.viral_lock_of(item bigint)
 RETURNS TABLE(goal integer, counts text, reward_kind text, reward_text text, until timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select l.goal, l.counts, l.reward_kind, l.reward_text, l.until from public.viral_locks l
  where l.product_id = item and l.is_active and (l.max_rewards is null or l.max_rewards > (
    select count(*) from public.viral_shares h where h.shop_id = l.shop_id and h.product_id = item and h.opened_at is not null)) $function$;

CREATE OR REPLACE FUNCTION public.start_unpaid_runs(moment timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with late as (
    select a.shop_id, a.id, o.id as order_id, a.steps from public.automations a
    join public.orders o on o.shop_id = a.shop_id
    where a.is_active and a.trigger = 'order_unpaid' and o.order_status = 'open' and o.paid_sen = 0 and o.total_sen > 0
      and o.placed_at >= a.created_at and o.placed_at <= moment - make_interval(hours => coalesce(a.after_hours, 24))
      and not exists (select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.order_id = o.id)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, order_id, trigger, steps, next_try_at, created_at)
    select shop_id, id, order_id, 'order_unpaid', steps, moment, moment from late on conflict do nothing returning 1)
  select count(*)::integer from begun $function$;

CREATE OR REPLACE FUNCTION public.node_orders_due(moment timestamp with time zone, at_most integer)
 RETURNS TABLE(shop_id bigint, order_id bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select n.shop_id, n.order_id from public.node_orders n
    join public.orders o on o.shop_id = n.shop_id and o.id = n.order_id and o.order_status = 'open' and o.fulfilment_status in ('unfulfilled', 'packed')
    join public.resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
  where n.moved_at is null and (n.told_at is null or n.told_at < moment - interval '1 hour')
    and (n.due_at <= moment or r.status not in ('active', 'warned'))
  order by n.due_at nulls last, n.order_id limit at_most $function$;

CREATE OR REPLACE FUNCTION public.start_cart_runs(moment timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with late as (
    select a.shop_id, a.id, l.id as left_cart_id, a.steps from public.automations a
    join public.left_carts l on l.shop_id = a.shop_id
    join public.carts c on c.shop_id = l.shop_id and c.id = l.cart_id
    where a.is_active and a.trigger = 'cart_left' and l.ordered_at is null
      and c.touched_at >= a.created_at and c.touched_at = l.left_at
      and c.touched_at <= moment - make_interval(hours => coalesce(a.after_hours, 24))
      and exists (select from public.cart_lines x where x.shop_id = c.shop_id and x.cart_id = c.id)
      and not exists (select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.left_cart_id = l.id)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, left_cart_id, trigger, steps, next_try_at, created_at)
    select shop_id, id, left_cart_id, 'cart_left', steps, moment, moment from late on conflict do nothing returning 1)
  select count(*)::integer from begun $function$;

CREATE OR REPLACE FUNCTION public.start_stock_runs(moment timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with seen as (
    update public.low_stock w set flows_at = moment
    where (w.shop_id, w.variation_id) in (
      select q.shop_id, q.variation_id from public.low_stock q where q.flows_at is null order by q.since limit at_most for update skip locked)
    returning w.shop_id, w.variation_id, w.product_id, w.since),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, variation_id, low_since, trigger, steps, next_try_at, created_at)
    select a.shop_id, a.id, s.variation_id, s.since, 'stock_low', a.steps, moment, moment
    from seen s join public.products p on p.shop_id = s.shop_id and p.id = s.product_id and p.status = 'published'
    join public.automations a on a.shop_id = s.shop_id and a.is_active and a.trigger = 'stock_low'
    on conflict do nothing returning 1)
  select count(*)::integer from begun $function$;

CREATE OR REPLACE FUNCTION public.count_views(view_ids text[], views integer[], of_day date)
 RETURNS SETOF text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with seen as (
    select * from unnest(view_ids, views) as s (view_id, views)
  ), free as (
    select p.id, p.shop_id, s.views from public.products p join seen s on s.view_id = p.view_id order by p.id for no key update of p skip locked
  ), days as (
    insert into public.view_days (shop_id, day, product_id, views) select shop_id, of_day, id, views from free order by id
    on conflict (shop_id, day, product_id) do update set views = view_days.views + excluded.views
  )
  update public.products p set view_counter = p.view_counter + free.views from free where p.shop_id = free.shop_id and p.id = free.id returning p.view_id $function$;

CREATE OR REPLACE FUNCTION public.start_ticket_runs(moment timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with due as (
    select distinct on (a.id, t.product_id, t.starts_at, lower(t.email), t.mobile)
      a.shop_id, a.id, a.steps, t.id as ticket_id, t.starts_at from public.automations a
    join public.tickets t on t.shop_id = a.shop_id
    where a.is_active and a.trigger = 'ticket_tomorrow' and not public.is_suspended(a.shop_id) and t.status = 'valid'
      and (moment at time zone 'Asia/Kuala_Lumpur')::time >= '09:00'
      and t.starts_at >= public.end_of_day((moment at time zone 'Asia/Kuala_Lumpur')::date)
      and t.starts_at < public.end_of_day((moment at time zone 'Asia/Kuala_Lumpur')::date + 1)
      and not exists (
        select from public.automation_runs r join public.tickets x on x.shop_id = r.shop_id and x.id = r.ticket_id
        where r.shop_id = a.shop_id and r.automation_id = a.id and r.due_at = t.starts_at and x.product_id = t.product_id
          and lower(x.email) = lower(t.email) and x.mobile = t.mobile)
      and not exists (
        select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.ticket_id = t.id and r.due_at = t.starts_at)
    order by a.id, t.product_id, t.starts_at, lower(t.email), t.mobile, t.id
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, ticket_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, ticket_id, starts_at, 'ticket_tomorrow', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $function$;

CREATE OR REPLACE FUNCTION public.carts_left(since timestamp with time zone, until timestamp with time zone, at_most integer)
 RETURNS TABLE(shop_id bigint, cart_id bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select c.shop_id, c.id from public.carts c
  left join public.cart_contacts k on k.shop_id = c.shop_id and k.cart_id = c.id and c.area = 'guest'
  left join public.users u on u.id = c.user_id and c.area = 'guest'
  left join public.resellers r on c.area <> 'guest' and r.shop_id = c.shop_id and r.area = c.area and r.user_id = c.user_id
    and r.status in ('awaiting_first_order', 'active', 'warned')
  left join public.reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
  where c.touched_at > since and c.touched_at <= until and (k.cart_id is not null or u.id is not null or p.id is not null)
    and not public.is_suspended(c.shop_id)
    and exists (select from public.cart_lines l where l.shop_id = c.shop_id and l.cart_id = c.id)
    and not exists (select from public.left_carts l where l.shop_id = c.shop_id and l.cart_id = c.id and l.left_at >= c.touched_at)
    and exists (
      select from (values ('sms', k.phone, true), ('email', k.email, true), ('sms', u.phone, false), ('email', lower(u.email), false),
        ('sms', p.phone, true), ('email', lower(p.email), true)) a (channel, address, may)
      where a.address is not null
        and (a.may or exists (select from public.marketing_consents m where m.shop_id = c.shop_id and m.channel = a.channel and m.address = a.address))
        and not exists (select from public.opt_outs x where x.shop_id = c.shop_id and x.channel = a.channel and x.address = a.address))
  order by c.touched_at limit at_most $function$;
