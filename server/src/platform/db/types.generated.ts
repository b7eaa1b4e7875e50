// Written by generate-types.ts from the migrations; run it after every new one.
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AcmeAccounts {
  directory: string;
  key_sealed: Buffer;
  url: string | null;
}

export interface AcmeChallenges {
  answer: string;
  expires_at: Timestamp;
  token: string;
}

export interface Appointments {
  calendar_id: number;
  changed_at: Timestamp;
  ends_at: Timestamp;
  id: Generated<number>;
  line_no: number;
  order_id: number;
  places: number;
  product_id: number;
  reminded_for: Timestamp | null;
  shop_id: number;
  starts_at: Timestamp;
  status: string;
  title: string;
}

export interface AuditLog {
  action: string;
  after: Json | null;
  at: Timestamp;
  before: Json | null;
  id: Generated<number>;
  kind: string;
  shop_id: number;
  subject_name: Generated<string>;
  subject_ref: string;
  subject_type: string;
  user_id: number | null;
}

export interface AutomationRuns {
  automation_id: number;
  created_at: Generated<Timestamp>;
  due_at: Timestamp | null;
  ended_at: Timestamp | null;
  entitlement_id: number | null;
  id: Generated<number>;
  lead_id: number | null;
  left_cart_id: number | null;
  log: Generated<Json>;
  low_since: Timestamp | null;
  next_step: Generated<number>;
  next_try_at: Timestamp | null;
  order_id: number | null;
  rental_id: number | null;
  reseller_id: number | null;
  shop_id: number;
  state: Generated<string>;
  steps: Json;
  ticket_id: number | null;
  tries: Generated<number>;
  trigger: string;
  variation_id: number | null;
  why: string | null;
}

export interface Automations {
  after_hours: number | null;
  conditions: Generated<Json>;
  created_at: Timestamp;
  id: Generated<number>;
  is_active: Generated<boolean>;
  name: string;
  secret: string;
  sends_by: number | null;
  shop_id: number;
  steps: Json;
  stopped_name: string | null;
  stopped_why: string | null;
  trigger: string;
  updated_at: Timestamp;
}

export interface AutomationTasks {
  created_at: Timestamp;
  done_at: Timestamp | null;
  id: Generated<number>;
  run_id: number;
  shop_id: number;
  step: number;
  title: string;
}

export interface BankAccounts {
  archived_at: Timestamp | null;
  bank: string;
  holder: string;
  id: Generated<number>;
  is_shown: Generated<boolean>;
  number: string;
  position: Generated<number>;
  shop_id: number;
}

export interface Campaigns {
  audience: Json;
  channel: string;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  id: Generated<number>;
  lang: string;
  name: string;
  next_try_at: Timestamp | null;
  send_at: Timestamp | null;
  shop_id: number;
  started_at: Timestamp | null;
  state: Generated<string>;
  subject: Generated<string>;
  user_id: number | null;
  words: string;
}

export interface CartContacts {
  at: Timestamp;
  cart_id: number;
  email: string | null;
  lang: string;
  name: Generated<string>;
  phone: string | null;
  place: Generated<string>;
  shop_id: number;
  words: string;
}

export interface CartDays {
  carts: number;
  day: string;
  shop_id: number;
}

export interface CartLines {
  cart_id: number;
  id: Generated<number>;
  product_id: number;
  quantity: number;
  shop_id: number;
  title: string;
  variation_id: number;
}

export interface Carts {
  area: string;
  city: Generated<string>;
  click_upsell_accepted: boolean | null;
  click_upsell_id: number | null;
  country: Generated<string>;
  coupon_code: Generated<string>;
  guest_id: string | null;
  has_place: Generated<boolean>;
  id: Generated<number>;
  postcode: Generated<string>;
  shipping_method_id: number | null;
  shop_id: number;
  state: Generated<string>;
  touched_at: Timestamp;
  user_id: number | null;
}

export interface Categories {
  id: Generated<number>;
  image_file_id: number | null;
  name: string;
  parent_id: number | null;
  position: Generated<number>;
  shop_id: number;
  slug: string;
}

export interface CategoryFormerSlugs {
  category_id: number;
  shop_id: number;
  slug: string;
}

export interface Certificates {
  code: string;
  entitlement_id: number;
  issued_at: Timestamp;
  lang: string;
  name: string;
  shop_id: number;
  title: string;
}

export interface Claims {
  amount: number;
  claimed_at: Timestamp;
  during: string | null;
  email: string | null;
  holder: string;
  holder_id: number;
  kind: string;
  line_no: Generated<number>;
  phone: string | null;
  released_at: Timestamp | null;
  shop_id: number;
  state: string;
  subject: number;
}

export interface ClickUpsells {
  description: Generated<string>;
  id: Generated<number>;
  is_active: Generated<boolean>;
  offered_variation_id: number;
  price_sen: number;
  product_id: number;
  shop_id: number;
  title: string;
}

export interface CommissionRules {
  area: string;
  ends_on: string | null;
  id: Generated<number>;
  per_unit_sen: number | null;
  percent_bp: number | null;
  position: number;
  product_id: number | null;
  rank_id: number | null;
  shop_id: number;
  starts_on: string | null;
}

export interface Commissions {
  area: string;
  base_sen: number;
  clears_at: Timestamp | null;
  earned_at: Timestamp;
  earned_sen: number;
  id: Generated<number>;
  level: Generated<number>;
  order_id: number;
  paid_sen: Generated<number>;
  rate_bp: Generated<number>;
  reseller_id: number;
  reversed_sen: Generated<number>;
  rules: Generated<Json>;
  shop_id: number;
  state: string;
  voucher_id: number | null;
}

export interface ConsentEvents {
  act: string;
  address: string;
  at: Timestamp;
  channel: string;
  id: Generated<number>;
  lang: Generated<string>;
  name: Generated<string>;
  place: Generated<string>;
  purpose: string;
  shop_id: number;
  source: string;
  user_id: number | null;
  version: Generated<string>;
  words: Generated<string>;
}

export interface Coupons {
  allowed_buyers: Generated<string[]>;
  archived_at: Timestamp | null;
  category_ids: Generated<ArrayType<number>>;
  code: string;
  code_is_public: Generated<boolean>;
  created_at: Generated<Timestamp>;
  ends_at: Timestamp | null;
  excluded_category_ids: Generated<ArrayType<number>>;
  excluded_product_ids: Generated<ArrayType<number>>;
  first_order_only: Generated<boolean>;
  fixed_sen: number | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  is_pattern: Generated<boolean>;
  kind: string;
  max_discount_sen: number | null;
  max_items: number | null;
  max_spend_sen: number | null;
  max_uses: number | null;
  min_quantity: Generated<number>;
  min_spend_sen: Generated<number>;
  name: Generated<string>;
  on_shipping: Generated<boolean>;
  on_upsell: Generated<boolean>;
  per_customer: number | null;
  percent_bp: number | null;
  product_ids: Generated<ArrayType<number>>;
  shop_id: number;
  skips_promo: Generated<boolean>;
  starts_at: Timestamp | null;
  used: Generated<number>;
}

export interface CourierAccounts {
  account_key: string;
  created_at: Timestamp;
  credentials: Buffer | null;
  id: Generated<number>;
  is_active: boolean;
  is_live: boolean;
  last_ok_at: Timestamp | null;
  problem: string | null;
  provider: string;
  shop_id: number;
  updated_at: Timestamp;
}

export interface CourierBookings {
  account_id: number;
  asks: Generated<number>;
  created_at: Timestamp;
  failure: string | null;
  id: Generated<number>;
  label_pdf: Buffer | null;
  label_url: string | null;
  newest_at: Timestamp | null;
  next_ask_at: Timestamp | null;
  prepared: string | null;
  provider: string;
  provider_ref: string | null;
  reference: string;
  service: string;
  shipment_id: number;
  shop_id: number;
  starting_until: Timestamp | null;
  state: string;
  tracking_number: Generated<string>;
  tries: Generated<number>;
  updated_at: Timestamp;
  was_asked: Generated<boolean>;
  wish: Json;
}

export interface CourierEvents {
  account_id: number;
  booking_id: number | null;
  code: string;
  event_id: string;
  received_at: Timestamp;
  shop_id: number;
  status: string | null;
}

export interface CourseFiles {
  file_id: number;
  product_id: number;
  shop_id: number;
}

export interface CourseProgress {
  done_at: Timestamp | null;
  entitlement_id: number;
  failed_at: Timestamp | null;
  fails: Generated<number>;
  lesson_id: number;
  opened_at: Timestamp | null;
  position: number | null;
  score: number | null;
  seen_at: Timestamp;
  shop_id: number;
  tries: Generated<number>;
}

export interface CreditNoteLines {
  /**
   * Before tax, the discount taken off.
   */
  amount_sen: number;
  credit_note_id: number;
  id: Generated<number>;
  /**
   * Null: the delivery.
   */
  invoice_line_id: number | null;
  item_name: string;
  position: number;
  quantity_e5: number | null;
  quantity_type: Generated<string>;
  shop_id: number;
  tax_sen: Generated<number>;
}

export interface CreditNotes {
  at: Timestamp;
  discount_sen: number;
  hashslug: string;
  id: Generated<number>;
  invoice_id: number;
  issue_date: string;
  number: string;
  reason: string;
  seller: Json;
  shipping_sen: number;
  shop_id: number;
  subtotal_sen: number;
  tax_sen: number;
  total_sen: number;
  user_id: number | null;
}

export interface CustomerCredit {
  amount_sen: number;
  at: Timestamp;
  cause: string;
  currency: Generated<string>;
  customer_id: number;
  id: Generated<number>;
  invoice_id: number | null;
  method: Generated<string>;
  note: Generated<string>;
  shop_id: number;
  user_id: number | null;
}

export interface CustomerKeys {
  customer_id: number;
  key: string;
  shop_id: number;
}

export interface Customers {
  created_at: Timestamp;
  email: string | null;
  id: Generated<number>;
  last_order_at: Timestamp;
  name: string;
  note: Generated<string>;
  phone: string | null;
  shop_id: number;
  tags: Generated<string[]>;
}

export interface DemoParts {
  name: string;
  seeded_at: Timestamp;
}

export interface DigitalFiles {
  file_id: number;
  position: Generated<number>;
  product_id: number;
  shop_id: number;
}

export interface DigitalGoods {
  device_limit: number | null;
  download_limit: number | null;
  expires_days: number | null;
  has_codes: Generated<boolean>;
  link: string | null;
  product_id: number;
  shop_id: number;
  stamp_pdf: Generated<boolean>;
}

export interface DocumentSeries {
  kind: string;
  next_number: Generated<number>;
  prefix: string;
  shop_id: number;
}

export interface DownloadDevices {
  device: Buffer;
  first_at: Timestamp;
  label: string;
  last_at: Timestamp;
  order_id: number;
  product_id: number;
  shop_id: number;
}

export interface DownloadGrants {
  claimed_at: Timestamp | null;
  created_at: Timestamp;
  device_limit: number | null;
  download_limit: number | null;
  expires_at: Timestamp | null;
  expires_days: number | null;
  file_id: number | null;
  id: Generated<number>;
  is_closed: Generated<boolean>;
  link: string | null;
  opened_at: Timestamp | null;
  order_id: number;
  per_copy: number | null;
  product_id: number;
  shop_id: number;
  stamp_pdf: Generated<boolean>;
  stamped_file_id: number | null;
  title: string;
  used: Generated<number>;
}

export interface DrawnPages {
  body: Buffer;
  bytes: Generated<number>;
  key: Buffer;
  used_at: Timestamp;
}

export interface DuitnowCodes {
  payload: string;
  saved_at: Timestamp;
  says_amount: Generated<boolean>;
  shop_id: number;
}

export interface EmailChanges {
  attempts: Generated<number>;
  code_hash: Buffer;
  email: string;
  expires_at: Timestamp;
  user_id: number;
}

export interface EmailConfirmations {
  created_at: Timestamp;
  email: string;
  expires_at: Timestamp;
  token_hash: Buffer;
  user_id: number;
}

export interface EntitlementNotices {
  at: Timestamp;
  entitlement_id: number;
  shop_id: number;
  step: number;
  until_on: string;
}

export interface EntitlementPeriods {
  entitlement_id: number;
  every: number | null;
  order_id: number;
  order_line_id: number;
  paid_on: string;
  shop_id: number;
  unit: string | null;
}

export interface Entitlements {
  code: string;
  created_at: Timestamp;
  grace_days: Generated<number>;
  holder_email: string | null;
  holder_name: string;
  holder_phone: string;
  id: Generated<number>;
  is_void: Generated<boolean>;
  kind: string;
  lang: string;
  last_visit_at: Timestamp | null;
  order_id: number;
  plan: string;
  product_id: number;
  shop_id: number;
  title: string;
  token: string;
  until_on: string | null;
  variation_id: number;
  visits: Generated<number>;
}

export interface Events {
  at: Generated<Timestamp>;
  id: Generated<number>;
  invoice_id: number | null;
  name: string;
  order_id: number | null;
  product_id: number | null;
  quote_id: number | null;
  shop_id: number;
  socket_id: string | null;
  xid: Generated<string>;
}

export interface Files {
  bytes: number;
  created_at: Generated<Timestamp>;
  file_name: string;
  height: number | null;
  id: Generated<number>;
  key: string;
  kind: string;
  mime: string;
  private: boolean;
  sha256: Buffer;
  shop_id: number;
  width: number | null;
  widths: Generated<number[]>;
}

export interface FirstOrders {
  day: string;
  order_id: number;
  phone: string;
  shop_id: number;
}

export interface HostCertificateOrders {
  at: Timestamp;
  host: string;
  id: Generated<number>;
  registered: string;
}

export interface HostCertificates {
  chain: string | null;
  failures: Generated<number>;
  host: string;
  key_sealed: Buffer | null;
  leased_until: Timestamp | null;
  next_try_at: Timestamp;
  not_after: Timestamp | null;
  problem: Generated<string>;
}

export interface IdempotencyKeys {
  answer: Json | null;
  body_hash: Buffer;
  created_at: Timestamp;
  key: string;
  scope: string;
  status: number | null;
}

export interface Installation {
  only_one: Generated<boolean>;
  secret_fingerprint: string | null;
  written_at: Generated<Timestamp>;
}

export interface InvoiceDeliveries {
  asked_at: Timestamp | null;
  attach_pdf: Generated<boolean>;
  cc: Generated<string[]>;
  channel: string;
  cost_sen: number | null;
  created_at: Timestamp;
  delivered_at: Timestamp | null;
  id: Generated<number>;
  invoice_id: number;
  message: Generated<string>;
  open_token: string | null;
  opened_at: Timestamp | null;
  parts: number | null;
  provider_ref: string | null;
  reason: string;
  recipient: string;
  response: string | null;
  sent_at: Timestamp | null;
  shop_id: number;
  status: string;
  subject: Generated<string>;
  tries: Generated<number>;
  user_id: number | null;
  version: Generated<string>;
}

export interface InvoiceEvents {
  actor: string;
  at: Timestamp;
  data: Generated<Json>;
  id: Generated<number>;
  invoice_id: number;
  name: string;
  shop_id: number;
  user_id: number | null;
}

export interface InvoiceLedger {
  amount_rm_sen: number | null;
  amount_sen: number;
  at: Timestamp;
  attempt_id: number | null;
  credit_note_id: number | null;
  id: Generated<number>;
  invoice_id: number;
  method: Generated<string>;
  note: Generated<string>;
  occurred_on: string;
  proof_id: number | null;
  reference: Generated<string>;
  reverses_id: number | null;
  shop_id: number;
  type: string;
  user_id: number | null;
}

export interface InvoiceLines {
  id: Generated<number>;
  invoice_id: number;
  item_name: string;
  position: number;
  product_id: number | null;
  quantity_e5: number;
  quantity_type: Generated<string>;
  shop_id: number;
  total_sen: number;
  unit_price_e4: number;
}

export interface InvoiceParts {
  amount_sen: number;
  due_date: string;
  invoice_id: number;
  position: number;
  share_type: string;
  share_value: Generated<number>;
  shop_id: number;
  up_to_sen: number;
}

export interface InvoiceProofs {
  amount_sen: number | null;
  decided_at: Timestamp | null;
  decided_by: number | null;
  duplicate_of_invoice_id: number | null;
  duplicate_of_order_id: number | null;
  file_id: number;
  id: Generated<number>;
  invoice_id: number;
  method: Generated<string>;
  original_sha256: Buffer;
  reason: string | null;
  shop_id: number;
  status: string;
  uploaded_at: Timestamp;
  uploaded_by: string;
}

export interface InvoiceReminders {
  anchor: string;
  channel: string;
  delivery_id: number | null;
  done_at: Timestamp | null;
  due_at: Timestamp;
  id: Generated<number>;
  invoice_id: number;
  not_before: Timestamp | null;
  offset_days: number;
  shop_id: number;
  state: Generated<string>;
}

export interface InvoiceRevisions {
  at: Timestamp;
  content: Json;
  invoice_id: number;
  revision: number;
  shop_id: number;
  user_id: number | null;
}

export interface Invoices {
  approved_at: Timestamp | null;
  balance_rm_sen: Generated<number | null>;
  balance_sen: Generated<number>;
  buyer_address: string | null;
  buyer_city: string | null;
  buyer_country: Generated<string>;
  buyer_email: string | null;
  buyer_name: Generated<string>;
  buyer_phone: string | null;
  buyer_postcode: string | null;
  buyer_registration_no: string | null;
  buyer_state: string | null;
  buyer_tin: string | null;
  created_at: Timestamp;
  created_by: number | null;
  credited_sen: Generated<number>;
  currency: Generated<string>;
  customer_id: number | null;
  discount_sen: Generated<number>;
  discount_type: Generated<string>;
  discount_value: Generated<number>;
  due_date: string;
  exchange_rate_e6: number | null;
  first_viewed_at: Timestamp | null;
  hashslug: string;
  id: Generated<number>;
  issue_date: string;
  kind: Generated<string>;
  lang: Generated<string>;
  last_send_failed: Generated<boolean>;
  last_viewed_at: Timestamp | null;
  lifecycle: Generated<string>;
  link_revoked_at: Timestamp | null;
  notes: Generated<string>;
  number: string | null;
  parent_id: number | null;
  quote_id: number | null;
  reference: Generated<string>;
  revision: Generated<number>;
  rounding_sen: Generated<number>;
  seller: Json | null;
  sent_at: Timestamp | null;
  series_id: number | null;
  settled_sen: Generated<number>;
  shipping_sen: Generated<number>;
  shop_id: number;
  subtotal_sen: Generated<number>;
  tax_sen: Generated<number>;
  tax_shipping: Generated<boolean>;
  tax_type: Generated<string>;
  tax_value: Generated<number>;
  total_sen: Generated<number>;
  updated_at: Timestamp;
  view_told_on: string | null;
  voided_at: Timestamp | null;
  written_off_sen: Generated<number>;
}

export interface InvoiceSeries {
  content: Json;
  count: number | null;
  created_at: Timestamp;
  created_by: number | null;
  ended_at: Timestamp | null;
  ends: string;
  ends_on: string | null;
  every: number;
  failures: Generated<number>;
  id: Generated<number>;
  invoice_id: number;
  missed: Generated<string>;
  mode: string;
  next_k: Generated<number>;
  next_on: string | null;
  paused_at: Timestamp | null;
  rate: Generated<string>;
  retry_at: Timestamp | null;
  runs_before: Generated<number>;
  shop_id: number;
  starts_on: string;
  stop_while_unpaid: Generated<boolean>;
  unit: string;
  updated_at: Timestamp;
}

export interface InvoiceSeriesRuns {
  at: Timestamp;
  invoice_id: number | null;
  k: number;
  note: Json | null;
  on_date: string;
  outcome: string;
  series_id: number;
  shop_id: number;
}

export interface InvoiceSettings {
  amount_in_words: Generated<boolean>;
  cash_rounding: Generated<string>;
  due_days: Generated<number>;
  notes: Generated<string>;
  reminder_steps: Generated<Json>;
  shop_id: number;
  sst_no: Generated<string>;
  tax_kind: Generated<string>;
  tax_shipping: Generated<boolean>;
  tin: Generated<string>;
  updated_at: Timestamp;
}

export interface InvoiceViews {
  at: Timestamp;
  device: string;
  id: Generated<number>;
  invoice_id: number;
  revision: number;
  shop_id: number;
}

export interface LabelPrintParcels {
  position: number;
  print_id: number;
  shipment_id: number;
  shop_id: number;
}

export interface LabelPrints {
  at: Timestamp;
  id: Generated<number>;
  lang: string;
  shop_id: number;
  size: string;
  user_id: number | null;
}

export interface LeadEntries {
  answers: Generated<Json>;
  at: Timestamp;
  email: string | null;
  id: Generated<number>;
  lead_id: number;
  name: string;
  postcode: string | null;
  shop_id: number;
  source: Generated<string>;
}

export interface LeadOffers {
  claimed_at: Timestamp | null;
  id: Generated<number>;
  lead_id: number;
  offered_at: Timestamp;
  reseller_id: number;
  shop_id: number;
  state: string;
  until: Timestamp;
}

export interface LeadRules {
  claim_hours: number;
  mode: string;
  shop_id: number;
  since: Timestamp;
  updated_at: Timestamp;
}

export interface Leads {
  answers: Generated<Json>;
  created_at: Timestamp;
  email: string | null;
  hand_ended_at: Timestamp | null;
  id: Generated<number>;
  lang: string;
  name: string;
  next_action_on: string | null;
  note: Generated<string>;
  order_id: number | null;
  owner_id: number | null;
  phone: string;
  postcode: string | null;
  shop_id: number;
  source: Generated<string>;
  status: Generated<string>;
  updated_at: Timestamp;
  won_at: Timestamp | null;
}

export interface LeftCarts {
  area: Generated<string>;
  cart_id: number | null;
  created_at: Timestamp;
  email: string | null;
  id: Generated<number>;
  lang: string;
  left_at: Timestamp;
  name: Generated<string>;
  ordered_at: Timestamp | null;
  phone: string | null;
  reseller_id: number | null;
  shop_id: number;
  token: Generated<string>;
  total_sen: number;
  view_ids: string[];
}

export interface ListPreferences {
  columns: Json;
  list: string;
  shop_id: number;
  updated_at: Timestamp;
  user_id: number;
}

export interface LowStock {
  flows_at: Timestamp | null;
  product_id: number;
  shop_id: number;
  since: Generated<Timestamp>;
  told_at: Timestamp | null;
  variation_id: number;
}

export interface Mailbox {
  html: string;
  id: Generated<number>;
  plain: string;
  recipient: string;
  sent_at: Timestamp;
  subject: string;
}

export interface MailboxFiles {
  bytes: Buffer;
  file_name: string;
  mailbox_id: number;
  place: number;
}

export interface MarketingConsents {
  address: string;
  at: Timestamp;
  channel: string;
  lang: Generated<string>;
  name: Generated<string>;
  place: Generated<string>;
  shop_id: number;
  source: string;
  version: Generated<string>;
  words: Generated<string>;
}

export interface MemberVisits {
  at: Timestamp;
  device: string;
  entitlement_id: number;
  id: Generated<number>;
  shop_id: number;
  user_id: number | null;
}

export interface Messages {
  asked_at: Timestamp | null;
  automation_id: number | null;
  basis: string;
  campaign_id: number | null;
  cc: Generated<string[]>;
  channel: string;
  consent_at: Timestamp | null;
  consent_version: string | null;
  cost_sen: number | null;
  created_at: Timestamp;
  customer_id: number | null;
  delivered_at: Timestamp | null;
  id: Generated<number>;
  invoice_id: number | null;
  name: Generated<string>;
  note: Generated<string>;
  of_stranger: Generated<boolean>;
  opened_at: Timestamp | null;
  order_id: number | null;
  origin: string;
  parts: number | null;
  provider_ref: string | null;
  quote_id: number | null;
  reason: string;
  recipient: string;
  response: string | null;
  sent_at: Timestamp | null;
  shop_id: number;
  state: Generated<string>;
  template: Generated<string>;
  tries: Generated<number>;
  user_id: number | null;
  version: Generated<string>;
  why: string | null;
}

export interface NodeOrders {
  accepted_at: Timestamp | null;
  due_at: Timestamp | null;
  hours: number;
  moved_at: Timestamp | null;
  node_id: number;
  order_id: number;
  reseller_id: number;
  shop_id: number;
  told_at: Timestamp | null;
}

export interface NodeStock {
  node_id: number;
  quantity: Generated<number>;
  shop_id: number;
  variation_id: number;
}

export interface Openings {
  dismissed_at: Timestamp | null;
  shared_at: Timestamp | null;
  shop_id: number;
}

export interface OperatorAccess {
  expires_at: Timestamp | null;
  granted_at: Timestamp;
  granted_by: string;
  level: string;
  of_shop: number;
  reason: string | null;
  user_id: number;
}

export interface OperatorAlerts {
  changed_at: Timestamp;
  is_raised: boolean;
  name: string;
  words: Generated<string>;
}

export interface OperatorLog {
  act: string;
  after: Json | null;
  at: Generated<Timestamp>;
  before: Json | null;
  id: Generated<number>;
  of_shop: number | null;
  operator: string;
  reason: string | null;
  subject: string;
}

export interface OperatorRuns {
  counts: Json | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  file_key: string | null;
  id: Generated<number>;
  kind: string;
  of_shop: number | null;
  shop: string;
  state: Generated<string>;
  steps: Generated<number>;
  steps_done: Generated<number>;
  user_id: number;
  why: Json | null;
}

export interface Operators {
  added_at: Generated<Timestamp>;
  role: Generated<string>;
  user_id: number;
}

export interface OptOuts {
  address: string;
  at: Timestamp;
  channel: string;
  id: Generated<number>;
  shop_id: number;
  source: string;
}

export interface OrderBrowsers {
  address: string;
  at: Timestamp;
  fbc: string | null;
  fbp: string | null;
  ga: string | null;
  gclid: string | null;
  order_id: number;
  shop_id: number;
  ttclid: string | null;
  ttp: string | null;
  user_agent: string;
}

export interface OrderEvents {
  actor: string;
  at: Timestamp;
  data: Generated<Json>;
  id: Generated<number>;
  name: string;
  order_id: number;
  shop_id: number;
  user_id: number | null;
}

export interface OrderLines {
  cost_sen: number | null;
  details: Json | null;
  discount_sen: Generated<number>;
  given_up: Generated<number>;
  id: Generated<number>;
  image_key: string | null;
  item_type: string;
  kind: Generated<string>;
  options: Generated<string>;
  order_id: number;
  position: Generated<number>;
  product_id: number;
  quantity: number;
  refunded_sen: Generated<number>;
  returned: Generated<number>;
  shop_id: number;
  sku: string | null;
  title: string;
  total_sen: number;
  unit_price_sen: number;
  variation_id: number;
  view_id: string;
  weight_g: Generated<number>;
  written_off: Generated<number>;
}

export interface OrderNumbers {
  next: Generated<number>;
  shop_id: number;
}

export interface OrderRunRows {
  order_id: number;
  outcome: string | null;
  position: number;
  reason: Json | null;
  run_id: number;
  shop_id: number;
}

export interface OrderRuns {
  action: string;
  courier: Generated<string>;
  created_at: Timestamp;
  id: Generated<number>;
  shop_id: number;
  state: string;
  total: number;
  touched_at: Timestamp;
  user_id: number;
}

export interface Orders {
  addon_total_sen: Generated<number>;
  address: string | null;
  browser: Buffer | null;
  buyer_email: string | null;
  buyer_name: string;
  buyer_phone: string;
  channel: Generated<string>;
  city: string | null;
  click_upsell_sen: Generated<number>;
  country: Generated<string>;
  coupon_code: string | null;
  coupon_id: number | null;
  customer_id: number | null;
  discount_sen: Generated<number>;
  dispatch_on: string | null;
  fulfilment_status: string;
  hold_expires_at: Timestamp | null;
  hold_from: Timestamp | null;
  hold_kind: string | null;
  hold_minutes: number | null;
  id: Generated<number>;
  lang: Generated<string>;
  network: Buffer | null;
  node_id: number | null;
  notes: Generated<string>;
  off_shipping_bp: Generated<number>;
  off_shipping_max_sen: number | null;
  order_no: string;
  order_status: string;
  paid_sen: Generated<number>;
  payment_kind: string;
  payment_method: string;
  payment_status: string;
  pickup: string | null;
  placed_at: Timestamp;
  placed_lines: Json | null;
  postcode: string | null;
  refunded_sen: Generated<number>;
  revision: Generated<number>;
  rounding_sen: Generated<number>;
  shipping_courier: string | null;
  shipping_method_id: number | null;
  shipping_name: string | null;
  shipping_sen: Generated<number>;
  ships: boolean;
  shop_id: number;
  sold_counted: Generated<boolean>;
  state: string | null;
  subtotal_sen: number;
  tnc_agreed_at: Timestamp | null;
  token: string;
  total_sen: number;
  transfer_discount_sen: number | null;
  updated_at: Timestamp;
  upload_file_id: number | null;
  upload_label: string | null;
}

export interface OrderTags {
  order_id: number;
  shop_id: number;
  tag: string;
}

export interface OutgoingMails {
  created_at: Generated<Timestamp>;
  data: Json;
  expires_at: Timestamp | null;
  failed_at: Timestamp | null;
  id: Generated<number>;
  invoice_id: number | null;
  kind: string;
  last_error: string | null;
  next_try_at: Generated<Timestamp>;
  order_id: number | null;
  sent_to: Generated<string[]>;
  shop_id: Generated<number | null>;
  taken_by: string | null;
  tries: Generated<number>;
  waits_for_owner: Generated<boolean>;
}

export interface OutsideCursors {
  after_id: number;
  busy_by: string | null;
  busy_until: Generated<Timestamp>;
  shop_id: number;
}

export interface OutsideListeners {
  opened_at: Timestamp;
  session_hash: Buffer;
  shop_id: number;
  user_id: number;
}

export interface OutsideService {
  began_at: Generated<Timestamp>;
  one: Generated<boolean>;
}

export interface PasswordResets {
  created_at: Timestamp;
  expires_at: Timestamp;
  token_hash: Buffer;
  used_at: Timestamp | null;
  user_id: number;
}

export interface PaymentAccounts {
  account_key: string;
  created_at: Timestamp;
  credentials: Buffer | null;
  fee_bp: number | null;
  fee_fixed_sen: number | null;
  id: Generated<number>;
  is_active: boolean;
  is_live: boolean;
  last_ok_at: Timestamp | null;
  problem: string | null;
  provider: string;
  replaced_at: Timestamp | null;
  shop_id: number;
  updated_at: Timestamp;
}

export interface PaymentAttempts {
  account_id: number | null;
  amount_sen: number;
  asked_at: Timestamp | null;
  created_at: Timestamp;
  failure: string | null;
  fee_sen: number | null;
  id: Generated<number>;
  invoice_id: number | null;
  method_code: string;
  next_query_at: Timestamp | null;
  order_id: number | null;
  provider: string;
  provider_ref: string | null;
  redirect_url: string | null;
  return_token: string | null;
  shop_id: number;
  starting_until: Timestamp | null;
  state: string;
  tries: Generated<number>;
  updated_at: Timestamp;
}

export interface PaymentCallbacks {
  account_id: number;
  event_id: string;
  outcome: string;
  provider: string;
  provider_ref: string;
  received_at: Timestamp;
  shop_id: number;
}

export interface PaymentMethods {
  accounts: Generated<Json>;
  code: string;
  hold_minutes: number | null;
  instructions: Generated<string>;
  is_active: Generated<boolean>;
  kind: string;
  name: string;
  position: Generated<number>;
  provider: string | null;
  shop_id: number;
  unique_total: Generated<boolean>;
}

export interface PaymentProofs {
  decided_at: Timestamp | null;
  decided_by: number | null;
  duplicate_of_invoice_id: number | null;
  duplicate_of_order_id: number | null;
  file_id: number;
  id: Generated<number>;
  order_id: number;
  original_sha256: Buffer;
  reason: string | null;
  reminded_at: Timestamp | null;
  rests_until: Timestamp | null;
  shop_id: number;
  status: string;
  uploaded_at: Timestamp;
}

export interface PaymentRefunds {
  amount_sen: number;
  answer: string | null;
  attempt_id: number;
  created_at: Timestamp;
  id: Generated<number>;
  next_try_at: Timestamp | null;
  order_id: number;
  request: Json;
  shop_id: number;
  state: string;
  tries: Generated<number>;
  updated_at: Timestamp;
  user_id: number;
}

export interface Payments {
  amount_sen: number;
  answer: string | null;
  at: Timestamp;
  attempt_id: number | null;
  id: Generated<number>;
  kind: string;
  method: string;
  note: Generated<string>;
  order_id: number;
  proof_id: number | null;
  reference: Generated<string>;
  refund_id: number | null;
  shipping_sen: Generated<number>;
  shop_id: number;
  source: string;
  user_id: number | null;
}

export interface PixelCartEvents {
  browser: Json;
  contents: Json;
  created_at: Timestamp;
  event_id: string;
  id: Generated<number>;
  next_try_at: Timestamp;
  provider: string;
  shop_id: number;
  tries: Generated<number>;
  value_sen: number;
}

export interface PixelDeliveries {
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  event_id: string;
  id: Generated<number>;
  next_try_at: Timestamp | null;
  order_id: number;
  provider: string;
  response: string | null;
  shop_id: number;
  state: Generated<string>;
  tries: Generated<number>;
}

export interface PixelKeys {
  held: string[];
  keys: Buffer;
  shop_id: number;
  updated_at: Timestamp;
}

export interface PriceListEntries {
  min_qty: Generated<number>;
  price_sen: number;
  product_id: number;
  rank_id: number | null;
  reseller_id: number | null;
  shop_id: number;
  variation_id: number | null;
}

export interface ProductChanges {
  at: Timestamp;
  changes: Generated<Json>;
  id: Generated<number>;
  product_id: number;
  shop_id: number;
  user_id: number | null;
  what: string;
}

export interface ProductCodes {
  added_at: Timestamp;
  code: string;
  given_at: Timestamp | null;
  id: Generated<number>;
  order_id: number | null;
  shop_id: number;
  taken_back_at: Timestamp | null;
  variation_id: number;
}

export interface ProductImages {
  alt: Generated<string>;
  file_id: number;
  position: Generated<number>;
  product_id: number;
  shop_id: number;
}

export interface ProductImportChanges {
  form_before: Json | null;
  import_id: number;
  product_id: number;
  shop_id: number;
  stocks_after: Generated<Json>;
  undone: string | null;
  version_after: number;
}

export interface ProductImportRows {
  cells: string[];
  group_line: number | null;
  import_id: number;
  line: number;
  outcome: string | null;
  problems: Json | null;
  product_id: number | null;
  shop_id: number;
}

export interface ProductImports {
  columns: Json;
  created_at: Timestamp;
  existing: Generated<string>;
  file_name: string;
  finished_at: Timestamp | null;
  header: string[];
  id: Generated<number>;
  publish: Generated<boolean>;
  row_count: number;
  same_name: Generated<string>;
  shop_id: number;
  state: Generated<string>;
  touched_at: Generated<Timestamp>;
  user_id: number;
}

export interface ProductRunRows {
  before: Json | null;
  outcome: string | null;
  product_id: number;
  refusal: string | null;
  run_id: number;
  shop_id: number;
  version_after: number | null;
}

export interface ProductRuns {
  change: Json;
  changed: Generated<number>;
  created_at: Timestamp;
  done: Generated<number>;
  finished_at: Timestamp | null;
  id: Generated<number>;
  shop_id: number;
  total: number;
  touched_at: Generated<Timestamp>;
  undoes: number | null;
  user_id: number | null;
}

export interface Products {
  category_id: number | null;
  content: Generated<Json>;
  countdown_start: Timestamp | null;
  countdown_until: Timestamp | null;
  created_at: Generated<Timestamp>;
  details: Json | null;
  file_upload: Json | null;
  id: Generated<number>;
  is_countdown: Generated<boolean>;
  is_promo: Generated<boolean>;
  item_type: string;
  max_purchase_qty: number | null;
  min_purchase_qty: Generated<number>;
  multiple_of: Generated<number>;
  one_page: Generated<boolean>;
  option_names: Generated<string[]>;
  price_max_sen: Generated<number>;
  price_min_sen: Generated<number>;
  promo_max_sen: number | null;
  promo_min_sen: number | null;
  promo_until: Timestamp | null;
  published_at: Timestamp | null;
  rating_count: Generated<number>;
  rating_rank: Generated<number>;
  rating_sum: Generated<number>;
  search: Generated<string | null>;
  shop_id: number;
  sold: Generated<number>;
  status: Generated<string>;
  sticky: Generated<boolean>;
  title: string;
  tnc: string | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  view_counter: Generated<number>;
  view_id: string;
}

export interface ProductSalesChanges {
  day: string;
  id: Generated<number>;
  product_id: number;
  sales_sen: number;
  shop_id: number;
  units: number;
}

export interface ProductSalesDays {
  day: string;
  product_id: number;
  sales_sen: number;
  shop_id: number;
  units: number;
}

export interface ProductsOnSale {
  category_id: number | null;
  id: number | null;
  is_promo: boolean | null;
  price_min_sen: number | null;
  promo_min_sen: number | null;
  promo_until: Timestamp | null;
  rating_rank: number | null;
  search: string | null;
  shop_id: number | null;
  sold: number | null;
  title: string | null;
}

export interface Programmes {
  activity_days: Generated<number>;
  activity_grace_days: Generated<number>;
  activity_min_sen: Generated<number>;
  activity_then: Generated<string>;
  allows_coupons: Generated<boolean>;
  area: string;
  attribution: Generated<string>;
  attribution_days: Generated<number>;
  clearing_days: Generated<number>;
  commission_bp: Generated<number>;
  fee_is_credited: Generated<boolean>;
  fields: Generated<Json>;
  is_open: Generated<boolean>;
  joining_fee_sen: Generated<number>;
  name: string;
  never_above_public: Generated<boolean>;
  override_bp: Generated<number[]>;
  override_licence: Generated<string>;
  pays_self: Generated<boolean>;
  revision: Generated<number>;
  route_hours: Generated<number>;
  routes_to_upline: Generated<boolean>;
  settlement: Generated<string>;
  ships_to: Generated<string>;
  shop_id: number;
  terms: Generated<string>;
  terms_version: Generated<number>;
  updated_at: Timestamp;
  visibility: Generated<string>;
}

export interface PushMessages {
  created_at: Timestamp;
  event: string;
  id: Generated<number>;
  next_try_at: Timestamp;
  order_id: number | null;
  shop_id: number;
  subscription_id: number;
  tries: Generated<number>;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Timestamp;
  endpoint: string;
  id: Generated<number>;
  lang: string;
  p256dh: string;
  session_hash: Buffer;
  shop_id: number;
}

export interface Quotas {
  id: Generated<number>;
  product_id: number;
  shop_id: number;
  size: number;
  taken: Generated<number>;
  title: string;
}

export interface QuoteDeliveries {
  attach_pdf: Generated<boolean>;
  channel: string;
  created_at: Timestamp;
  id: Generated<number>;
  message: Generated<string>;
  quote_id: number;
  recipient: string;
  response: string | null;
  sent_at: Timestamp | null;
  shop_id: number;
  status: string;
  subject: Generated<string>;
  user_id: number | null;
  version: Generated<string>;
}

export interface QuoteEvents {
  actor: string;
  at: Timestamp;
  data: Generated<Json>;
  id: Generated<number>;
  name: string;
  quote_id: number;
  shop_id: number;
  user_id: number | null;
}

export interface Quotes {
  buyer_email: string | null;
  buyer_name: Generated<string>;
  buyer_phone: string | null;
  content: Json;
  created_at: Timestamp;
  created_by: number | null;
  currency: Generated<string>;
  customer_id: number | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  decided_ip: string | null;
  decided_name: Generated<string>;
  decline_reason: Generated<string>;
  first_viewed_at: Timestamp | null;
  hashslug: string;
  id: Generated<number>;
  issue_date: string;
  lang: Generated<string>;
  last_viewed_at: Timestamp | null;
  link_revoked_at: Timestamp | null;
  number: string | null;
  revision: Generated<number>;
  seller: Json | null;
  sent_at: Timestamp | null;
  shop_id: number;
  state: Generated<string>;
  tax_shipping: Generated<boolean>;
  total_sen: Generated<number>;
  updated_at: Timestamp;
  valid_until: string;
  view_told_on: string | null;
}

export interface QuoteViews {
  at: Timestamp;
  device: string;
  id: Generated<number>;
  quote_id: number;
  revision: number;
  shop_id: number;
}

export interface Ranks {
  area: string;
  first_min_qty: Generated<number>;
  first_min_sen: Generated<number>;
  id: Generated<number>;
  name: string;
  percent_off_bp: Generated<number>;
  position: Generated<number>;
  reorder_min_qty: Generated<number>;
  reorder_min_sen: Generated<number>;
  reorder_multiple: Generated<number>;
  shop_id: number;
  updated_at: Timestamp;
}

export interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface RealtimeGrants {
  channel: string;
  granted_at: Timestamp;
  session_hash: Buffer;
  socket_id: string;
}

export interface RealtimeMessages {
  at: Generated<Timestamp>;
  body: Json;
  id: Generated<number>;
  process: string;
}

export interface RecoveryCodes {
  code_hash: Buffer;
  used_at: Timestamp | null;
  user_id: number;
}

export interface RefundLines {
  amount_sen: Generated<number>;
  given_up: Generated<number>;
  order_line_id: number;
  payment_id: number;
  quantity: number;
  restocked: number;
  shop_id: number;
  unsent: number;
  written_off: Generated<number>;
}

export interface RentalNotes {
  at: Timestamp;
  deducted_sen: Generated<number>;
  deposit_sen: Generated<number>;
  late_days: Generated<number>;
  note: Generated<string>;
  rental_id: number;
  shop_id: number;
  user_id: number | null;
  what: string;
}

export interface RentalPhotos {
  file_id: number;
  rental_id: number;
  shop_id: number;
  what: string;
}

export interface Rentals {
  deposit_sen: number | null;
  ends_at: Timestamp;
  handed_over_at: Timestamp | null;
  id: Generated<number>;
  late_fee_sen: number | null;
  line_no: number;
  order_id: number;
  product: string;
  product_id: number;
  returned_at: Timestamp | null;
  shop_id: number;
  starts_at: Timestamp;
  state: string;
  units: number;
}

export interface RentalUnits {
  id: Generated<number>;
  is_active: Generated<boolean>;
  name: string;
  position: Generated<number>;
  product_id: number;
  shop_id: number;
}

export interface ResellerDocuments {
  file_id: number;
  reseller_id: number;
  shop_id: number;
}

export interface ResellerMaterials {
  added_at: Timestamp;
  area: string;
  file_id: number | null;
  id: Generated<number>;
  shop_id: number;
  title: string;
  words: Generated<string>;
}

export interface ResellerOrders {
  order_id: number;
  rank_id: number | null;
  relation: string;
  reseller_id: number;
  sender_name: string | null;
  sender_phone: string | null;
  shop_id: number;
  why: Generated<string>;
}

export interface ResellerPeople {
  account_hash: Buffer;
  account_sealed: Buffer;
  address: string;
  bank_name: string;
  city: string;
  created_at: Timestamp;
  email: string;
  id: Generated<number>;
  identity_hash: Buffer;
  identity_sealed: Buffer;
  name: string;
  phone: string;
  postcode: string;
  shop_id: number;
  state: string;
  user_id: number;
}

export interface Resellers {
  activated_at: Timestamp | null;
  active_from: Timestamp | null;
  answers: Generated<Json>;
  applied_at: Timestamp;
  area: string;
  changed_at: Timestamp;
  code: string;
  fee_invoice_id: number | null;
  fee_is_credited: Generated<boolean>;
  fee_sen: Generated<number>;
  fee_settled_at: Timestamp | null;
  id: Generated<number>;
  person_id: number;
  rank_id: number | null;
  reason: Generated<string>;
  shop_id: number;
  status: string;
  terms_address: Generated<string>;
  terms_agreed_at: Timestamp;
  terms_version: number;
  upline_id: number | null;
  user_id: number;
  warned_at: Timestamp | null;
}

export interface ResponseFiles {
  file_id: number;
  response_id: number;
  shop_id: number;
}

export interface Responses {
  answers: Json;
  at: Timestamp;
  ended_at: Timestamp | null;
  id: Generated<number>;
  order_id: number;
  paid_at: Timestamp | null;
  product_id: number;
  shop_id: number;
}

export interface RetailLimits {
  ceiling_sen: number | null;
  floor_sen: number | null;
  product_id: number;
  shop_id: number;
}

export interface ReviewRequests {
  done_at: Timestamp | null;
  due_at: Timestamp;
  order_id: number;
  shop_id: number;
  state: Generated<string>;
}

export interface Reviews {
  edited_at: Timestamp | null;
  hidden_at: Timestamp | null;
  hidden_reason: string | null;
  id: Generated<number>;
  is_shown: Generated<boolean>;
  is_waiting: Generated<boolean>;
  order_id: number;
  product_id: number;
  replied_at: Timestamp | null;
  reply: string | null;
  shop_id: number;
  shown_as: string;
  shown_name: string;
  stars: number;
  told_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
  words: Generated<string>;
  written_at: Timestamp;
}

export interface SalesChanges {
  day: string;
  id: Generated<number>;
  order_id: number;
  orders: number;
  part_sen: Generated<number>;
  sales_sen: number;
  shop_id: number;
  sold: number;
}

export interface SalesDays {
  day: string;
  new_customers: number;
  orders: number;
  part_sen: Generated<number>;
  sales_sen: number;
  shop_id: number;
  sold: number;
}

export interface Samples {
  kind: string;
  row_id: number;
  shop_id: number;
}

export interface SandboxBills {
  amount_sen: number;
  callback_url: string;
  created_at: Timestamp;
  description: string;
  form_token: string;
  id: string;
  reference: string;
  return_url: string;
  state: string;
  updated_at: Timestamp;
}

export interface SandboxRefunds {
  amount_sen: number;
  bill_id: string;
  created_at: Timestamp;
  reference: string;
}

export interface SavedViews {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  list: string;
  name: string;
  search: string;
  shop_id: number;
  user_id: number;
}

export interface SendingCounts {
  channel: string;
  day: string;
  ref: number;
  scope: string;
  used: number;
}

export interface ServiceCalendars {
  id: Generated<number>;
  name: string;
  product_id: number | null;
  shop_id: number;
}

export interface Sessions {
  address: string | null;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  host_of: string | null;
  id_hash: Buffer;
  seen_at: Timestamp;
  shop_id_chosen: number | null;
  user_agent: string | null;
  user_id: number;
}

export interface SharedCarts {
  created_at: Timestamp;
  lines: Json;
  shop_id: number;
  token: string;
}

export interface ShipmentEvents {
  at: Timestamp;
  code: Generated<string>;
  id: Generated<number>;
  shipment_id: number;
  shop_id: number;
  status: string;
}

export interface ShipmentLines {
  order_line_id: number;
  quantity: number;
  shipment_id: number;
  shop_id: number;
}

export interface Shipments {
  before_import: Json | null;
  changed_at: Timestamp;
  cost_sen: number | null;
  courier: string;
  created_at: Timestamp;
  id: Generated<number>;
  order_id: number;
  service: Generated<string>;
  shipped_at: Timestamp | null;
  shop_id: number;
  status: string;
  tracking_number: Generated<string>;
  tracking_url: string | null;
  user_id: number | null;
  weight_g: number | null;
}

export interface ShippingMethods {
  archived_at: Timestamp | null;
  by: string;
  courier: string;
  id: Generated<number>;
  is_active: Generated<boolean>;
  name: string;
  pickup: string | null;
  position: Generated<number>;
  rates: Json;
  shop_id: number;
  zone_id: number;
}

export interface ShippingOwnPrices {
  per: string;
  price_sen: number;
  product_id: number;
  shop_id: number;
}

export interface ShippingZones {
  archived_at: Timestamp | null;
  country: Generated<string>;
  id: Generated<number>;
  name: string;
  position: Generated<number>;
  postcodes: Generated<string[]>;
  shop_id: number;
  states: string[];
}

export interface ShopDomains {
  checked_at: Timestamp | null;
  claimed_at: Timestamp;
  failures: Generated<number>;
  found: Generated<Json>;
  host: string;
  next_check_at: Timestamp | null;
  shop_id: number;
  status: string;
  token: string;
  verified_at: Timestamp | null;
}

export interface ShopFronts {
  page_id: number;
  place: string;
  shop_id: number;
}

export interface ShopLinks {
  kind: string;
  link: string;
  shop_id: number;
}

export interface ShopMembers {
  created_at: Generated<Timestamp>;
  permissions: Generated<string[]>;
  role: string;
  shop_id: number;
  user_id: number;
}

export interface ShopPageFiles {
  file_id: number;
  page_id: number;
  shop_id: number;
  version: number;
}

export interface ShopPages {
  created_at: Timestamp;
  draft_version: number;
  id: Generated<number>;
  next_at: Timestamp | null;
  next_version: number | null;
  shop_id: number;
  shown_at: Timestamp | null;
  shown_version: number | null;
  updated_at: Timestamp;
}

export interface ShopPageSlugs {
  page_id: number;
  shop_id: number;
  slug: string;
}

export interface ShopPageVersions {
  at: Timestamp;
  blocks: Json;
  page_id: number;
  seo: Json;
  shop_id: number;
  slug: string;
  title: string;
  version: number;
}

export interface ShopPolicies {
  content: Generated<Json>;
  is_shown: Generated<boolean>;
  kind: string;
  plain: Generated<string>;
  shop_id: number;
  updated_at: Timestamp;
}

export interface Shops {
  address: string | null;
  asks_for_reviews: Generated<boolean>;
  banner: Json | null;
  banner_file_id: number | null;
  checkout_required_address: Generated<boolean>;
  city: string | null;
  conversion: Generated<Json>;
  country: Generated<string>;
  created_at: Generated<Timestamp>;
  currency: Generated<string>;
  description: Generated<string>;
  email: string | null;
  id: Generated<number>;
  logo_file_id: number | null;
  mails_per_day: number | null;
  name: string;
  order_prefix: Generated<string>;
  phone_number: string | null;
  postcode: string | null;
  promo_banner: Json | null;
  registration_no: string | null;
  show_address: Generated<boolean>;
  social_media_support: Generated<Json>;
  socmed: Generated<Json>;
  state: string | null;
  storage_quota_mb: number | null;
  stranger_texts_told_on: string | null;
  suspended_at: Timestamp | null;
  suspension_reason: string | null;
  telegram_username: string | null;
  texts_abroad: Generated<boolean>;
  theme: Generated<Json>;
  tnc: string | null;
  username: string;
  vacation: Json | null;
  version: Generated<number>;
  whatsapp_number: string | null;
}

export interface ShopSlides {
  alt: Generated<string>;
  file_id: number;
  id: Generated<number>;
  link: string | null;
  position: number;
  shop_id: number;
  text: Generated<string>;
  title: Generated<string>;
}

export interface SignInTries {
  last_at: Timestamp;
  open_at: Timestamp | null;
  subject: Buffer;
  tries: number;
}

export interface StaffInvitations {
  accepted_at: Timestamp | null;
  created_at: Timestamp;
  email: string;
  expires_at: Timestamp;
  id: Generated<number>;
  invited_by: number;
  permissions: Generated<string[]>;
  revoked_at: Timestamp | null;
  role: string;
  sent_at: Timestamp;
  shop_id: number;
  token_hash: Buffer;
}

export interface StatementDeliveries {
  buyer_invoice_id: number | null;
  created_at: Timestamp;
  customer_id: number;
  from_day: string | null;
  id: Generated<number>;
  lang: string;
  message: Generated<string>;
  recipient: string;
  response: string | null;
  sent_at: Timestamp | null;
  shop_id: number;
  status: string;
  subject: Generated<string>;
  to_day: string | null;
  user_id: number | null;
  version: Generated<string>;
}

export interface StockMoves {
  at: Generated<Timestamp>;
  change: number;
  id: Generated<number>;
  note: Generated<string>;
  reason: string;
  shop_id: number;
  stock_after: number | null;
  user_id: number | null;
  variation_id: number;
}

export interface StockNodes {
  created_at: Timestamp;
  id: Generated<number>;
  kind: string;
  name: Generated<string>;
  reseller_id: number | null;
  shop_id: number;
}

export interface StockTransferLines {
  quantity: number;
  shop_id: number;
  transfer_id: number;
  variation_id: number;
}

export interface StockTransfers {
  at: Timestamp;
  from_node: number | null;
  id: Generated<number>;
  note: Generated<string>;
  number: string;
  order_id: number | null;
  reason: string;
  shop_id: number;
  to_node: number | null;
  user_id: number | null;
}

export interface Tickets {
  admitted_at: Timestamp | null;
  admitted_by: number | null;
  answers: Generated<Json>;
  changed_at: Timestamp;
  code: string;
  created_at: Timestamp;
  device: string | null;
  email: string;
  ends_at: Timestamp | null;
  id: Generated<number>;
  item_title: string;
  mobile: string;
  name: string;
  order_id: number;
  order_line_id: number | null;
  place: number | null;
  product_id: number;
  scanned_at: Timestamp | null;
  shop_id: number;
  starts_at: Timestamp;
  status: string;
  title: string;
  variation_id: number;
  venue: string;
}

export interface Trials {
  order_id: number;
  phone: string;
  product_id: number;
  shop_id: number;
}

export interface UnmatchedMoney {
  amount_sen: number;
  attempt_id: number | null;
  cause: string;
  decided_at: Timestamp | null;
  decided_by: number | null;
  id: Generated<number>;
  invoice_id: number | null;
  note: Generated<string>;
  order_id: number | null;
  received_at: Timestamp;
  reference: Generated<string>;
  shop_id: number;
  status: Generated<string>;
}

export interface Users {
  created_at: Generated<Timestamp>;
  email: string;
  email_verified_at: Timestamp | null;
  id: Generated<number>;
  lang: Generated<string>;
  name: string;
  password_hash: string;
  phone: string | null;
  totp_last_step: number | null;
  totp_pending: string | null;
  totp_secret: string | null;
}

export interface Variations {
  barcode: string | null;
  cost_sen: number | null;
  has_codes: Generated<boolean>;
  id: Generated<number>;
  image_file_id: number | null;
  is_active: Generated<boolean>;
  low_stock_at: number | null;
  option_values: Generated<string[]>;
  position: Generated<number>;
  price_sen: number;
  product_id: number;
  promo_price_sen: number | null;
  shop_id: number;
  sku: string | null;
  stock: number | null;
  weight_g: Generated<number>;
}

export interface ViewDays {
  day: string;
  product_id: number;
  shop_id: number;
  views: number;
}

export interface ViralLocks {
  counts: string;
  coupon_id: number | null;
  goal: number;
  is_active: Generated<boolean>;
  max_rewards: number | null;
  product_id: number;
  reward_kind: string;
  reward_text: string;
  shop_id: number;
  until: Timestamp | null;
  updated_at: Timestamp;
  url: string | null;
}

export interface ViralShares {
  address: string | null;
  code: string;
  counted: Generated<number>;
  created_at: Timestamp;
  device: string;
  id: Generated<number>;
  opened_at: Timestamp | null;
  own_visits: Generated<number>;
  phone: string;
  product_id: number;
  reward_code: string | null;
  shop_id: number;
  stopped_at: Timestamp | null;
}

export interface ViralVisits {
  address: string | null;
  at: Timestamp;
  device: string;
  is_counted: Generated<boolean>;
  network: string | null;
  order_id: number | null;
  phone: string | null;
  product_id: number;
  share_id: number;
  shop_id: number;
}

export interface VoucherCommissions {
  amount_sen: number;
  commission_id: number;
  shop_id: number;
  voucher_id: number;
}

export interface VoucherFiles {
  added_at: Timestamp;
  file_id: number;
  shop_id: number;
  user_id: number | null;
  voucher_id: number;
}

export interface VoucherLines {
  amount_sen: number;
  description: string;
  position: number;
  shop_id: number;
  voucher_id: number;
}

export interface Vouchers {
  account_sealed: Buffer | null;
  amount_sen: number;
  bank_name: Generated<string>;
  id: Generated<number>;
  identity_sealed: Buffer | null;
  needs_two: Generated<boolean>;
  number: string;
  paid_on: string | null;
  payee_name: string;
  prepared_at: Timestamp;
  purpose: string;
  reason: Generated<string>;
  reference: Generated<string>;
  reseller_id: number | null;
  shop_id: number;
  status: string;
}

export interface VoucherSettings {
  needs_two: Generated<boolean>;
  shop_id: number;
}

export interface VoucherSteps {
  at: Timestamp;
  shop_id: number;
  step: string;
  user_id: number | null;
  voucher_id: number;
}

export interface Waitlist {
  browser: Buffer | null;
  email: string;
  id: Generated<number>;
  joined_at: Timestamp;
  lang: string;
  name: string;
  network: Buffer | null;
  offer_until: Timestamp | null;
  order_id: number | null;
  phone: string;
  product_id: number;
  quantity: number;
  shop_id: number;
  status: Generated<string>;
  token: string;
  variation_id: number;
}

export interface WalletEntries {
  amount_sen: number;
  at: Timestamp;
  bucket: string;
  commission_id: number | null;
  id: Generated<number>;
  kind: string;
  note: Generated<string>;
  ref: Generated<string>;
  reseller_id: number;
  shop_id: number;
  user_id: number | null;
}

export interface Wallets {
  available_sen: Generated<number>;
  clearing_sen: Generated<number>;
  pending_sen: Generated<number>;
  reseller_id: number;
  shop_id: number;
}

export interface DB {
  acme_accounts: AcmeAccounts;
  acme_challenges: AcmeChallenges;
  appointments: Appointments;
  audit_log: AuditLog;
  automation_runs: AutomationRuns;
  automation_tasks: AutomationTasks;
  automations: Automations;
  bank_accounts: BankAccounts;
  campaigns: Campaigns;
  cart_contacts: CartContacts;
  cart_days: CartDays;
  cart_lines: CartLines;
  carts: Carts;
  categories: Categories;
  category_former_slugs: CategoryFormerSlugs;
  certificates: Certificates;
  claims: Claims;
  click_upsells: ClickUpsells;
  commission_rules: CommissionRules;
  commissions: Commissions;
  consent_events: ConsentEvents;
  coupons: Coupons;
  courier_accounts: CourierAccounts;
  courier_bookings: CourierBookings;
  courier_events: CourierEvents;
  course_files: CourseFiles;
  course_progress: CourseProgress;
  credit_note_lines: CreditNoteLines;
  credit_notes: CreditNotes;
  customer_credit: CustomerCredit;
  customer_keys: CustomerKeys;
  customers: Customers;
  demo_parts: DemoParts;
  digital_files: DigitalFiles;
  digital_goods: DigitalGoods;
  document_series: DocumentSeries;
  download_devices: DownloadDevices;
  download_grants: DownloadGrants;
  drawn_pages: DrawnPages;
  duitnow_codes: DuitnowCodes;
  email_changes: EmailChanges;
  email_confirmations: EmailConfirmations;
  entitlement_notices: EntitlementNotices;
  entitlement_periods: EntitlementPeriods;
  entitlements: Entitlements;
  events: Events;
  files: Files;
  first_orders: FirstOrders;
  host_certificate_orders: HostCertificateOrders;
  host_certificates: HostCertificates;
  idempotency_keys: IdempotencyKeys;
  installation: Installation;
  invoice_deliveries: InvoiceDeliveries;
  invoice_events: InvoiceEvents;
  invoice_ledger: InvoiceLedger;
  invoice_lines: InvoiceLines;
  invoice_parts: InvoiceParts;
  invoice_proofs: InvoiceProofs;
  invoice_reminders: InvoiceReminders;
  invoice_revisions: InvoiceRevisions;
  invoice_series: InvoiceSeries;
  invoice_series_runs: InvoiceSeriesRuns;
  invoice_settings: InvoiceSettings;
  invoice_views: InvoiceViews;
  invoices: Invoices;
  label_print_parcels: LabelPrintParcels;
  label_prints: LabelPrints;
  lead_entries: LeadEntries;
  lead_offers: LeadOffers;
  lead_rules: LeadRules;
  leads: Leads;
  left_carts: LeftCarts;
  list_preferences: ListPreferences;
  low_stock: LowStock;
  mailbox: Mailbox;
  mailbox_files: MailboxFiles;
  marketing_consents: MarketingConsents;
  member_visits: MemberVisits;
  messages: Messages;
  node_orders: NodeOrders;
  node_stock: NodeStock;
  openings: Openings;
  operator_access: OperatorAccess;
  operator_alerts: OperatorAlerts;
  operator_log: OperatorLog;
  operator_runs: OperatorRuns;
  operators: Operators;
  opt_outs: OptOuts;
  order_browsers: OrderBrowsers;
  order_events: OrderEvents;
  order_lines: OrderLines;
  order_numbers: OrderNumbers;
  order_run_rows: OrderRunRows;
  order_runs: OrderRuns;
  order_tags: OrderTags;
  orders: Orders;
  outgoing_mails: OutgoingMails;
  outside_cursors: OutsideCursors;
  outside_listeners: OutsideListeners;
  outside_service: OutsideService;
  password_resets: PasswordResets;
  payment_accounts: PaymentAccounts;
  payment_attempts: PaymentAttempts;
  payment_callbacks: PaymentCallbacks;
  payment_methods: PaymentMethods;
  payment_proofs: PaymentProofs;
  payment_refunds: PaymentRefunds;
  payments: Payments;
  pixel_cart_events: PixelCartEvents;
  pixel_deliveries: PixelDeliveries;
  pixel_keys: PixelKeys;
  price_list_entries: PriceListEntries;
  product_changes: ProductChanges;
  product_codes: ProductCodes;
  product_images: ProductImages;
  product_import_changes: ProductImportChanges;
  product_import_rows: ProductImportRows;
  product_imports: ProductImports;
  product_run_rows: ProductRunRows;
  product_runs: ProductRuns;
  product_sales_changes: ProductSalesChanges;
  product_sales_days: ProductSalesDays;
  products: Products;
  products_on_sale: ProductsOnSale;
  programmes: Programmes;
  push_messages: PushMessages;
  push_subscriptions: PushSubscriptions;
  quotas: Quotas;
  quote_deliveries: QuoteDeliveries;
  quote_events: QuoteEvents;
  quote_views: QuoteViews;
  quotes: Quotes;
  ranks: Ranks;
  rate_limits: RateLimits;
  realtime_grants: RealtimeGrants;
  realtime_messages: RealtimeMessages;
  recovery_codes: RecoveryCodes;
  refund_lines: RefundLines;
  rental_notes: RentalNotes;
  rental_photos: RentalPhotos;
  rental_units: RentalUnits;
  rentals: Rentals;
  reseller_documents: ResellerDocuments;
  reseller_materials: ResellerMaterials;
  reseller_orders: ResellerOrders;
  reseller_people: ResellerPeople;
  resellers: Resellers;
  response_files: ResponseFiles;
  responses: Responses;
  retail_limits: RetailLimits;
  review_requests: ReviewRequests;
  reviews: Reviews;
  sales_changes: SalesChanges;
  sales_days: SalesDays;
  samples: Samples;
  sandbox_bills: SandboxBills;
  sandbox_refunds: SandboxRefunds;
  saved_views: SavedViews;
  sending_counts: SendingCounts;
  service_calendars: ServiceCalendars;
  sessions: Sessions;
  shared_carts: SharedCarts;
  shipment_events: ShipmentEvents;
  shipment_lines: ShipmentLines;
  shipments: Shipments;
  shipping_methods: ShippingMethods;
  shipping_own_prices: ShippingOwnPrices;
  shipping_zones: ShippingZones;
  shop_domains: ShopDomains;
  shop_fronts: ShopFronts;
  shop_links: ShopLinks;
  shop_members: ShopMembers;
  shop_page_files: ShopPageFiles;
  shop_page_slugs: ShopPageSlugs;
  shop_page_versions: ShopPageVersions;
  shop_pages: ShopPages;
  shop_policies: ShopPolicies;
  shop_slides: ShopSlides;
  shops: Shops;
  sign_in_tries: SignInTries;
  staff_invitations: StaffInvitations;
  statement_deliveries: StatementDeliveries;
  stock_moves: StockMoves;
  stock_nodes: StockNodes;
  stock_transfer_lines: StockTransferLines;
  stock_transfers: StockTransfers;
  tickets: Tickets;
  trials: Trials;
  unmatched_money: UnmatchedMoney;
  users: Users;
  variations: Variations;
  view_days: ViewDays;
  viral_locks: ViralLocks;
  viral_shares: ViralShares;
  viral_visits: ViralVisits;
  voucher_commissions: VoucherCommissions;
  voucher_files: VoucherFiles;
  voucher_lines: VoucherLines;
  voucher_settings: VoucherSettings;
  voucher_steps: VoucherSteps;
  vouchers: Vouchers;
  waitlist: Waitlist;
  wallet_entries: WalletEntries;
  wallets: Wallets;
}
