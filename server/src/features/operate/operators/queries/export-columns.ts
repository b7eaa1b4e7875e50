import type { DB } from '../../../../platform/db/db.ts'

/**
 * Every column of what belongs to a shop: `name+` is public, shown to anybody who opens the shop; `name` is private, read by the
 * shop and whom it is about; `name!` is secret and in no export: it opens something by itself (links, keys, codes), or only the database
 * reads it. A column that is not here does not compile.
 */
const columns = {
  appointments:
    'calendar_id changed_at ends_at id line_no order_id places product_id reminded_for shop_id starts_at status title',
  audit_log: 'action after at before id kind shop_id subject_name subject_ref! subject_type user_id',
  automation_runs:
    'automation_id created_at due_at ended_at entitlement_id id lead_id left_cart_id log low_since next_step next_try_at order_id rental_id reseller_id shop_id state steps ticket_id tries trigger variation_id why',
  automation_tasks: 'created_at done_at id run_id shop_id step title',
  automations:
    'after_hours conditions created_at id is_active name secret! sends_by shop_id steps stopped_name stopped_why trigger updated_at',
  bank_accounts: 'archived_at bank holder id is_shown number position shop_id',
  campaigns:
    'audience channel created_at ended_at id lang name next_try_at send_at shop_id started_at state subject user_id words',
  cart_contacts: 'at cart_id email lang name phone place shop_id words',
  cart_days: 'carts day shop_id',
  cart_lines: 'cart_id id product_id quantity shop_id title variation_id',
  carts:
    'area city click_upsell_accepted click_upsell_id country coupon_code guest_id! has_place id postcode shipping_method_id shop_id state touched_at user_id',
  categories: 'id+ image_file_id name+ parent_id+ position+ shop_id slug+',
  category_former_slugs: 'category_id shop_id slug+',
  certificates: 'code! entitlement_id issued_at lang name shop_id title',
  claims: 'amount claimed_at during email holder holder_id kind line_no phone released_at shop_id state subject',
  click_upsells: 'description id is_active offered_variation_id price_sen product_id shop_id title',
  commission_rules: 'area ends_on id per_unit_sen percent_bp position product_id rank_id shop_id starts_on',
  commissions:
    'area base_sen clears_at earned_at earned_sen id level order_id paid_sen rate_bp reseller_id reversed_sen rules shop_id state voucher_id',
  consent_events: 'act address at channel id lang name place purpose shop_id source user_id version words',
  coupons:
    'allowed_buyers archived_at category_ids code code_is_public created_at ends_at excluded_category_ids excluded_product_ids first_order_only fixed_sen id is_active is_pattern kind max_discount_sen max_items max_spend_sen max_uses min_quantity min_spend_sen name on_shipping on_upsell per_customer percent_bp product_ids shop_id skips_promo starts_at used',
  courier_accounts:
    'account_key! created_at credentials! id is_active is_live last_ok_at problem provider shop_id updated_at',
  courier_bookings:
    'account_id asks created_at failure id label_pdf! label_url! newest_at next_ask_at prepared provider provider_ref reference service shipment_id shop_id starting_until state tracking_number tries updated_at was_asked wish',
  courier_events: 'account_id booking_id code event_id received_at shop_id status',
  course_files: 'file_id product_id shop_id',
  course_progress: 'done_at entitlement_id failed_at fails lesson_id opened_at position score seen_at shop_id tries',
  credit_note_lines:
    'amount_sen credit_note_id id invoice_line_id item_name position quantity_e5 quantity_type shop_id tax_sen',
  credit_notes:
    'at discount_sen hashslug! id invoice_id issue_date number reason seller shipping_sen shop_id subtotal_sen tax_sen total_sen user_id',
  customer_credit: 'amount_sen at cause currency customer_id id invoice_id method note shop_id user_id',
  customer_keys: 'customer_id key shop_id',
  customers: 'created_at email id last_order_at name note phone shop_id tags',
  digital_files: 'file_id position product_id shop_id',
  digital_goods: 'device_limit download_limit expires_days has_codes link product_id shop_id stamp_pdf',
  document_series: 'kind next_number prefix shop_id',
  download_devices: 'device! first_at label last_at order_id product_id shop_id',
  download_grants:
    'claimed_at created_at device_limit download_limit expires_at expires_days file_id id is_closed link opened_at order_id per_copy product_id shop_id stamp_pdf stamped_file_id title used',
  duitnow_codes: 'payload saved_at says_amount shop_id',
  entitlement_notices: 'at entitlement_id shop_id step until_on',
  entitlement_periods: 'entitlement_id every order_id order_line_id paid_on shop_id unit',
  entitlements:
    'code! created_at grace_days holder_email holder_name holder_phone id is_void kind lang last_visit_at order_id plan product_id shop_id title token! until_on variation_id visits',
  events: 'at id invoice_id name order_id product_id quote_id shop_id socket_id xid!',
  files: 'bytes created_at file_name height id key kind mime private sha256! shop_id width widths',
  first_orders: 'day order_id phone shop_id',
  invoice_deliveries:
    'asked_at attach_pdf cc channel cost_sen created_at delivered_at id invoice_id message open_token! opened_at parts provider_ref reason recipient response sent_at shop_id status subject tries user_id version',
  invoice_events: 'actor at data id invoice_id name shop_id user_id',
  invoice_ledger:
    'amount_rm_sen amount_sen at attempt_id credit_note_id id invoice_id method note occurred_on proof_id reference reverses_id shop_id type user_id',
  invoice_lines:
    'id invoice_id item_name position product_id quantity_e5 quantity_type shop_id total_sen unit_price_e4',
  invoice_parts: 'amount_sen due_date invoice_id position share_type share_value shop_id up_to_sen',
  invoice_proofs:
    'amount_sen decided_at decided_by duplicate_of_invoice_id duplicate_of_order_id file_id id invoice_id method original_sha256! reason shop_id status uploaded_at uploaded_by',
  invoice_reminders: 'anchor channel delivery_id done_at due_at id invoice_id not_before offset_days shop_id state',
  invoice_revisions: 'at content invoice_id revision shop_id user_id',
  invoice_series:
    'content count created_at created_by ended_at ends ends_on every failures id invoice_id missed mode next_k next_on paused_at rate retry_at runs_before shop_id starts_on stop_while_unpaid unit updated_at',
  invoice_series_runs: 'at invoice_id k note on_date outcome series_id shop_id',
  invoice_settings:
    'amount_in_words cash_rounding due_days notes reminder_steps shop_id sst_no tax_kind tax_shipping tin updated_at',
  invoice_views: 'at device! id invoice_id revision shop_id',
  invoices:
    'approved_at balance_rm_sen balance_sen buyer_address buyer_city buyer_country buyer_email buyer_name buyer_phone buyer_postcode buyer_registration_no buyer_state buyer_tin created_at created_by credited_sen currency customer_id discount_sen discount_type discount_value due_date exchange_rate_e6 first_viewed_at hashslug! id issue_date kind lang last_send_failed last_viewed_at lifecycle link_revoked_at notes number parent_id quote_id reference revision rounding_sen seller sent_at series_id settled_sen shipping_sen shop_id subtotal_sen tax_sen tax_shipping tax_type tax_value total_sen updated_at view_told_on voided_at written_off_sen',
  label_print_parcels: 'position print_id shipment_id shop_id',
  label_prints: 'at id lang shop_id size user_id',
  lead_entries: 'answers at email id lead_id name postcode shop_id source',
  lead_offers: 'claimed_at id lead_id offered_at reseller_id shop_id state until',
  lead_rules: 'claim_hours mode shop_id since updated_at',
  leads:
    'answers created_at email hand_ended_at id lang name next_action_on note order_id owner_id phone postcode shop_id source status updated_at won_at',
  left_carts:
    'area cart_id created_at email id lang left_at name ordered_at phone reseller_id shop_id token! total_sen view_ids',
  list_preferences: 'columns list shop_id updated_at user_id',
  low_stock: 'flows_at product_id shop_id since told_at variation_id',
  marketing_consents: 'address at channel lang name place shop_id source version words',
  member_visits: 'at device! entitlement_id id shop_id user_id',
  messages:
    'asked_at automation_id basis campaign_id cc channel consent_at consent_version cost_sen created_at customer_id delivered_at id invoice_id name note of_stranger opened_at order_id origin parts provider_ref quote_id reason recipient response sent_at shop_id state template tries user_id version why',
  node_orders: 'accepted_at due_at hours moved_at node_id order_id reseller_id shop_id told_at',
  node_stock: 'node_id quantity shop_id variation_id',
  openings: 'dismissed_at shared_at shop_id',
  opt_outs: 'address at channel id shop_id source',
  order_browsers: 'address at fbc fbp ga gclid order_id shop_id ttclid ttp user_agent',
  order_events: 'actor at data id name order_id shop_id user_id',
  order_lines:
    'cost_sen details discount_sen given_up id image_key item_type kind options order_id position product_id quantity refunded_sen returned shop_id sku title total_sen unit_price_sen variation_id view_id weight_g written_off',
  order_numbers: 'next shop_id',
  order_run_rows: 'order_id outcome position reason run_id shop_id',
  order_runs: 'action courier created_at id shop_id state total touched_at user_id',
  order_tags: 'order_id shop_id tag',
  orders:
    'addon_total_sen address browser! buyer_email buyer_name buyer_phone channel city click_upsell_sen country coupon_code coupon_id customer_id discount_sen dispatch_on fulfilment_status hold_expires_at hold_from hold_kind hold_minutes id lang network! node_id notes off_shipping_bp off_shipping_max_sen order_no order_status paid_sen payment_kind payment_method payment_status pickup placed_at placed_lines postcode refunded_sen revision rounding_sen shipping_courier shipping_method_id shipping_name shipping_sen ships shop_id sold_counted state subtotal_sen tnc_agreed_at token! total_sen transfer_discount_sen updated_at upload_file_id upload_label',
  outgoing_mails:
    'created_at data! expires_at failed_at id invoice_id kind last_error next_try_at order_id sent_to shop_id taken_by tries waits_for_owner',
  outside_cursors: 'after_id busy_by busy_until shop_id',
  outside_listeners: 'opened_at session_hash! shop_id user_id',
  payment_accounts:
    'account_key! created_at credentials! fee_bp fee_fixed_sen id is_active is_live last_ok_at problem provider replaced_at shop_id updated_at',
  payment_attempts:
    'account_id amount_sen asked_at created_at failure fee_sen id invoice_id method_code next_query_at order_id provider provider_ref redirect_url! return_token! shop_id starting_until state tries updated_at',
  payment_callbacks: 'account_id event_id outcome provider provider_ref received_at shop_id',
  payment_methods: 'accounts code hold_minutes instructions is_active kind name position provider shop_id unique_total',
  payment_proofs:
    'decided_at decided_by duplicate_of_invoice_id duplicate_of_order_id file_id id order_id original_sha256! reason reminded_at rests_until shop_id status uploaded_at',
  payment_refunds:
    'amount_sen answer attempt_id created_at id next_try_at order_id request shop_id state tries updated_at user_id',
  payments:
    'amount_sen answer at attempt_id id kind method note order_id proof_id reference refund_id shipping_sen shop_id source user_id',
  pixel_cart_events: 'browser contents created_at event_id id next_try_at provider shop_id tries value_sen',
  pixel_deliveries: 'created_at ended_at event_id id next_try_at order_id provider response shop_id state tries',
  pixel_keys: 'held keys! shop_id updated_at',
  price_list_entries: 'min_qty price_sen product_id rank_id reseller_id shop_id variation_id',
  product_changes: 'at changes id product_id shop_id user_id what',
  product_codes: 'added_at code! given_at id order_id shop_id taken_back_at variation_id',
  product_images: 'alt+ file_id position+ product_id shop_id',
  product_import_changes: 'form_before import_id product_id shop_id stocks_after undone version_after',
  product_import_rows: 'cells group_line import_id line outcome problems product_id shop_id',
  product_imports:
    'columns created_at existing file_name finished_at header id publish row_count same_name shop_id state touched_at user_id',
  product_run_rows: 'before outcome product_id refusal run_id shop_id version_after',
  product_runs: 'change changed created_at done finished_at id shop_id total touched_at undoes user_id',
  product_sales_changes: 'day id product_id sales_sen shop_id units',
  product_sales_days: 'day product_id sales_sen shop_id units',
  products:
    'category_id content+ countdown_start countdown_until created_at details file_upload id is_countdown is_promo item_type+ max_purchase_qty min_purchase_qty multiple_of one_page option_names price_max_sen price_min_sen promo_max_sen promo_min_sen promo_until published_at rating_count rating_rank rating_sum search! shop_id sold status sticky title+ tnc updated_at version view_counter view_id+',
  products_on_sale:
    'category_id id is_promo price_min_sen promo_min_sen promo_until rating_rank search! shop_id sold title',
  programmes:
    'activity_days activity_grace_days activity_min_sen activity_then allows_coupons area attribution attribution_days clearing_days commission_bp fee_is_credited fields is_open joining_fee_sen name never_above_public override_bp override_licence pays_self revision route_hours routes_to_upline settlement ships_to shop_id terms terms_version updated_at visibility',
  push_messages: 'created_at event id next_try_at order_id shop_id subscription_id tries',
  push_subscriptions: 'auth! created_at endpoint! id lang p256dh! session_hash! shop_id',
  quotas: 'id product_id shop_id size taken title',
  quote_deliveries:
    'attach_pdf channel created_at id message quote_id recipient response sent_at shop_id status subject user_id version',
  quote_events: 'actor at data id name quote_id shop_id user_id',
  quote_views: 'at device! id quote_id revision shop_id',
  quotes:
    'buyer_email buyer_name buyer_phone content created_at created_by currency customer_id decided_at decided_by decided_ip decided_name decline_reason first_viewed_at hashslug! id issue_date lang last_viewed_at link_revoked_at number revision seller sent_at shop_id state tax_shipping total_sen updated_at valid_until view_told_on',
  ranks:
    'area first_min_qty first_min_sen id name percent_off_bp position reorder_min_qty reorder_min_sen reorder_multiple shop_id updated_at',
  refund_lines: 'amount_sen given_up order_line_id payment_id quantity restocked shop_id unsent written_off',
  rental_notes: 'at deducted_sen deposit_sen late_days note rental_id shop_id user_id what',
  rental_photos: 'file_id rental_id shop_id what',
  rental_units: 'id is_active name position product_id shop_id',
  rentals:
    'deposit_sen ends_at handed_over_at id late_fee_sen line_no order_id product product_id returned_at shop_id starts_at state units',
  reseller_documents: 'file_id reseller_id shop_id',
  reseller_materials: 'added_at area file_id id shop_id title words',
  reseller_orders: 'order_id rank_id relation reseller_id sender_name sender_phone shop_id why',
  reseller_people:
    'account_hash! account_sealed! address bank_name city created_at email id identity_hash! identity_sealed! name phone postcode shop_id state user_id',
  resellers:
    'activated_at active_from answers applied_at area changed_at code fee_invoice_id fee_is_credited fee_sen fee_settled_at id person_id rank_id reason shop_id status terms_address terms_agreed_at terms_version upline_id user_id warned_at',
  response_files: 'file_id response_id shop_id',
  responses: 'answers at ended_at id order_id paid_at product_id shop_id',
  retail_limits: 'ceiling_sen floor_sen product_id shop_id',
  review_requests: 'done_at due_at order_id shop_id state',
  reviews:
    'edited_at hidden_at hidden_reason id is_shown is_waiting order_id product_id replied_at reply+ shop_id shown_as shown_name+ stars+ told_at withdrawn_at words+ written_at',
  sales_changes: 'day id order_id orders part_sen sales_sen shop_id sold',
  sales_days: 'day new_customers orders part_sen sales_sen shop_id sold',
  samples: 'kind row_id shop_id',
  saved_views: 'created_at id list name search shop_id user_id',
  service_calendars: 'id name product_id shop_id',
  shared_carts: 'created_at lines shop_id token!',
  shipment_events: 'at code id shipment_id shop_id status',
  shipment_lines: 'order_line_id quantity shipment_id shop_id',
  shipments:
    'before_import changed_at cost_sen courier created_at id order_id service shipped_at shop_id status tracking_number tracking_url user_id weight_g',
  shipping_methods: 'archived_at by courier+ id is_active name+ pickup position rates+ shop_id zone_id',
  shipping_own_prices: 'per price_sen product_id shop_id',
  shipping_zones: 'archived_at country id name position postcodes shop_id states',
  shop_domains: 'checked_at claimed_at failures found host+ next_check_at shop_id status token! verified_at',
  shop_fronts: 'page_id place shop_id',
  shop_links: 'kind link! shop_id',
  shop_members: 'created_at permissions role shop_id user_id',
  shop_page_files: 'file_id page_id shop_id version',
  shop_page_slugs: 'page_id shop_id slug+',
  shop_page_versions: 'at blocks page_id seo shop_id slug title version',
  shop_pages: 'created_at draft_version id next_at next_version shop_id shown_at shown_version updated_at',
  shop_policies: 'content+ is_shown kind+ plain+ shop_id updated_at',
  shop_slides: 'alt file_id id link+ position+ shop_id text title+',
  shops:
    'address asks_for_reviews banner banner_file_id checkout_required_address city conversion country created_at currency description+ email id logo_file_id mails_per_day name+ order_prefix phone_number postcode promo_banner registration_no show_address social_media_support socmed state storage_quota_mb stranger_texts_told_on suspended_at suspension_reason telegram_username texts_abroad theme tnc username+ vacation version whatsapp_number',
  staff_invitations:
    'accepted_at created_at email expires_at id invited_by permissions revoked_at role sent_at shop_id token_hash!',
  statement_deliveries:
    'buyer_invoice_id created_at customer_id from_day id lang message recipient response sent_at shop_id status subject to_day user_id version',
  stock_moves: 'at change id note reason shop_id stock_after user_id variation_id',
  stock_nodes: 'created_at id kind name reseller_id shop_id',
  stock_transfer_lines: 'quantity shop_id transfer_id variation_id',
  stock_transfers: 'at from_node id note number order_id reason shop_id to_node user_id',
  tickets:
    'admitted_at admitted_by answers changed_at code! created_at device! email ends_at id item_title mobile name order_id order_line_id place product_id scanned_at shop_id starts_at status title variation_id venue',
  trials: 'order_id phone product_id shop_id',
  unmatched_money:
    'amount_sen attempt_id cause decided_at decided_by id invoice_id note order_id received_at reference shop_id status',
  variations:
    'barcode cost_sen has_codes id image_file_id is_active low_stock_at option_values+ position price_sen+ product_id promo_price_sen+ shop_id sku stock weight_g',
  view_days: 'day product_id shop_id views',
  viral_locks:
    'counts coupon_id goal is_active max_rewards product_id reward_kind reward_text shop_id until updated_at url',
  viral_shares:
    'address code counted created_at device! id opened_at own_visits phone product_id reward_code shop_id stopped_at',
  viral_visits: 'address at device! is_counted network order_id phone product_id share_id shop_id',
  voucher_commissions: 'amount_sen commission_id shop_id voucher_id',
  voucher_files: 'added_at file_id shop_id user_id voucher_id',
  voucher_lines: 'amount_sen description position shop_id voucher_id',
  voucher_settings: 'needs_two shop_id',
  voucher_steps: 'at shop_id step user_id voucher_id',
  vouchers:
    'account_sealed! amount_sen bank_name id identity_sealed! needs_two number paid_on payee_name prepared_at purpose reason reference reseller_id shop_id status',
  waitlist:
    'browser! email id joined_at lang name network! offer_until order_id phone product_id quantity shop_id status token! variation_id',
  wallet_entries: 'amount_sen at bucket commission_id id kind note ref reseller_id shop_id user_id',
  wallets: 'available_sen clearing_sen pending_sen reseller_id shop_id',
} as const

// With what was read so far: the compiler goes deep only where the last step is the next one.
type Words<Text extends string, Read extends string = never> = Text extends `${infer First} ${infer Rest}`
  ? Words<Rest, Read | First>
  : Read | Text
type NameOf<Word extends string> = Word extends `${infer Name}!` | `${infer Name}+` ? Name : Word
type OfShop = { [Table in keyof DB]: 'shop_id' extends keyof DB[Table] ? Table : never }[keyof DB] | 'shops'
/** Tables and columns that are there and not named, or named and not there. */
export type UnnamedIn<Named extends Readonly<Record<string, string>>> =
  | Exclude<OfShop, keyof Named>
  | Exclude<keyof Named, OfShop>
  | {
      [Table in keyof Named & OfShop]: Exclude<
        `${Table}.${(keyof DB[Table] & string) | NameOf<Words<Named[Table]>>}`,
        `${Table}.${keyof DB[Table] & NameOf<Words<Named[Table]>>}`
      >
    }[keyof Named & OfShop]

export type NamedColumns = typeof columns
export type ColumnClass = 'public' | 'private' | 'secret'

const classOf = (word: string): ColumnClass =>
  word.endsWith('!') ? 'secret' : word.endsWith('+') ? 'public' : 'private'

type Complete<Named extends Readonly<Record<string, string>>> = [UnnamedIn<Named>] extends [never]
  ? Named
  : { unnamed: UnnamedIn<Named> }

const read = (all: Complete<NamedColumns>) =>
  new Map(
    Object.entries(all).map(([table, words]) => [
      table,
      new Map(words.split(' ').map((word) => [word.replace(/[!+]$/, ''), classOf(word)])),
    ]),
  )

/** By table and column. */
export const exportColumns: ReadonlyMap<string, ReadonlyMap<string, ColumnClass>> = read(columns)
