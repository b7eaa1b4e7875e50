const areas = ['dropship', 'agent', 'stockist', 'agent-tier']
// By the code of the public area, or in fields of forms alone.
const ofResellers = Object.fromEntries(
  areas.flatMap((area) => [
    [`POST /api/ajax/${area}/carts/shipping/quote`, 'as in the cart of guests'],
    [`POST /api/ajax/${area}/carts/coupon/redeem`, 'looked up'],
    [`POST /api/ajax/${area}/carts/checkout`, 'as from the cart of guests'],
    [`POST /api/ajax/${area}/to-send/{order_no}/send`, 'kept as a parcel of the seller’s is, which is written too'],
    [`POST /api/ajax/guest/programmes/${area}/apply`, 'React writes every one of its words'],
    [`PUT /api/ajax/seller/programmes/${area}`, 'React writes every one of its words'],
    [`POST /api/ajax/seller/programmes/${area}/ranks`, 'React writes every one of its words'],
    [`POST /api/ajax/seller/programmes/${area}/materials`, 'React writes every one of its words'],
    [`PUT /api/ajax/seller/programmes/${area}/commission-rules`, 'numbers and days alone'],
  ]),
)

// Of an agent's own pages, which are drawn by React as the shop's are.
const ofAgents = Object.fromEntries(
  ['agent', 'agent-tier'].map((area) => [`PUT /api/ajax/${area}/leads/{id}`, 'React writes every one of its words']),
)

/** Calls that take words and keep none of them. */
export const keepsNothing: Record<string, string> = {
  'POST /api/ajax/auth/login': 'compared',
  'POST /api/ajax/auth/forgot': 'looked up',
  'POST /api/ajax/auth/reset': 'compared; a password is kept as a hash',
  'POST /api/ajax/auth/confirm-email': 'compared',
  'POST /api/ajax/account/confirm': 'compared',
  'POST /api/ajax/account/shop': 'looked up',
  'POST /api/ajax/account/shops/leave': 'looked up',
  'POST /api/ajax/account/password': 'compared; kept as a hash',
  'POST /api/ajax/account/totp/prove': 'compared',
  'POST /api/ajax/account/email/prove': 'compared',
  'POST /api/ajax/account/email/begin': 'kept once its owner has proven it',
  'POST /api/ajax/seller/products/preview': 'shown to who typed it, and taken back',
  'POST /api/ajax/guest/coupon/{view_id}': 'looked up',
  'POST /api/ajax/guest/rental-availability/{view_id}': 'looked up',
  'POST /api/ajax/guest/carts/coupon/redeem': 'looked up',
  'POST /api/ajax/guest/order/{token}/pay': 'looked up',
  'POST /api/ajax/guest/order/{token}/reschedule': 'read as a time',
  'POST /api/ajax/guest/order/{token}/extend': 'read as a time',
  'POST /api/ajax/seller/rentals/{id}/extend': 'read as a time',
  'POST /sandbox/pay/{id}': 'compared',
  'POST /api/ajax/seller/orders/quote': 'computed',
  'POST /broadcasting/auth': 'compared',
  'POST /api/ajax/seller/campaigns/check': 'judged',
  'POST /api/ajax/seller/campaigns/{id}/test': 'read as a number or an address',
  'POST /api/ajax/seller/campaigns/{id}/chats': 'read as a number',
  'POST /api/ajax/seller/opt-outs': 'read as a number or an address',
  'DELETE /api/ajax/seller/opt-outs': 'read as a number or an address',
  'PUT /api/ajax/seller/push': 'the address of a device, which is shown nowhere',
  'DELETE /api/ajax/seller/push': 'looked up',
  'POST /api/ajax/guest/viral-lock/{view_id}': 'read as a number',
  'PUT /api/ajax/seller/pixels': 'ids of their own shape; keys are sealed',
  ...ofResellers,
  ...ofAgents,
  'PUT /api/ajax/seller/ranks/{id}': 'as a new one',
  'POST /api/ajax/seller/resellers/{id}/reject': 'told in a mail and by React alone',
  'POST /api/ajax/seller/resellers/{id}/wallet': 'its note is told by React alone',
  'POST /api/ajax/seller/resellers/{id}/suspend': 'told in a mail and by React alone',
  'POST /api/ajax/operator/shops/{shop}/transfer': 'looked up',
  'POST /api/ajax/operator/shops/{shop}/password-link': 'looked up',
  'POST /api/ajax/operator/shops/{shop}/erase': 'compared',
  'POST /api/ajax/operator/operators': 'looked up',
  'POST /api/ajax/seller/vouchers/{number}/attachments': 'React writes the name of the file',
  'POST /api/ajax/seller/vouchers': 'React writes every one of its words',
  'POST /api/ajax/seller/vouchers/{number}/pay': 'React writes every one of its words',
  'POST /api/ajax/seller/vouchers/{number}/void': 'React writes every one of its words',
  'POST /api/ajax/seller/stock-nodes': 'React writes every one of its words',
  'POST /api/ajax/seller/stock-transfers': 'React writes every one of its words',
  'POST /api/ajax/seller/invoices/compute': 'computed',
  'POST /api/ajax/guest/invoices/{hashslug}/pay': 'looked up',
  'POST /api/ajax/seller/bank-statements': 'compared; nothing of it is kept',
  'POST /api/ajax/seller/shipments/quotes': 'looked up',
  'POST /api/ajax/seller/shipments/{id}/book':
    'by whom it goes is kept as that of a new parcel is, which is written too',
  'POST /api/ajax/seller/shipments/tracking-import': 'its rows are kept as parcels, which are written one by one too',
}

/** Kept, and on no page as it opens: each with its reason. */
export const shownNowhere: Record<string, string> = {
  ...Object.fromEntries(
    ['POST /api/ajax/seller/automations', 'PUT /api/ajax/seller/automations/{id}'].map((name) => [
      `${name} steps.0.url`,
      'in the form of its flow, which is closed; the log tells its host alone',
    ]),
  ),
  ...Object.fromEntries(
    ['file_name', 'text', 'questions.0.question', 'questions.0.options.0'].map((field) => [
      `POST /api/ajax/seller/products course.sections.0.lessons.0.${field}`,
      'in the viewer, for who is enrolled alone',
    ]),
  ),
  'POST /api/ajax/seller/products membership.plans.0.title': 'on the card of a member; the option is what is chosen',
  'POST /api/ajax/seller/money/waiting-slips/refuse order_nos.0': 'looked up',
  'POST /api/ajax/seller/money/waiting-slips/refuse reason': 'on the order of a slip that waits; here none does',
  ...Object.fromEntries(
    ['pickup_location', 'return_location'].map((field) => [
      `POST /api/ajax/seller/products rental.${field}.0`,
      'in a list of the order form, which is closed',
    ]),
  ),
  'POST /api/ajax/guest/carts/contact name': 'with a cart that is left, an hour later',
  'POST /api/ajax/guest/order/place-order/{view_id} participants.0.name': 'on its ticket, once it is paid for',
  'POST /api/ajax/seller/orders/{order_no}/edit lines.0.participants.0.name': 'as above',
  'POST /api/ajax/seller/members/check-in device': 'kept with the visit of a member; this code is none',
  'POST /api/ajax/guest/waitlist/{view_id} name': 'in the mail of an offer alone',
  'POST /api/ajax/seller/tickets/check-in code': 'compared',
  'POST /api/ajax/seller/tickets/check-in device': 'kept with the ticket that it lets in; this code is none',
  'POST /api/ajax/guest/course/{token}/renew paymentProof': 'the name of a slip stands in its address alone',
  'POST /api/ajax/seller/products/{id}/codes codes': 'shown to its seller by its end alone',
  'POST /api/ajax/seller/products/{id}/codes codes.0': 'as above',
  'POST /api/ajax/seller/pages slug': 'letters, digits and hyphens are left of it',
  'PUT /api/ajax/seller/pages/{id} slug': 'as above',
  'POST /api/ajax/guest/member/{token}/renew paymentProof': 'the name of a slip stands in its address alone',
  ...Object.fromEntries(
    ['POST /api/ajax/auth/register password', 'POST /api/ajax/auth/invitations/{token}/accept password'].map((name) => [
      name,
      'kept as a hash',
    ]),
  ),
  ...Object.fromEntries(
    ['pictures', 'shop-pictures']
      .flatMap((name) => [`POST /api/ajax/seller/${name} picture`, `POST /api/ajax/seller/${name} alt`])
      .map((name) => [name, 'a picture that nothing uses yet']),
  ),
  'POST /api/ajax/guest/order/place-order/{view_id} file_upload': 'dropped where the product asks for no file',
  'POST /api/ajax/guest/order/place-order/{view_id} paymentProof': 'the name of a slip stands in its address alone',
  'POST /api/ajax/guest/order/collect/{view_id} file_upload': 'as above: its form asks for files by itself',
  'POST /api/ajax/guest/order/collect/{view_id} paymentProof': 'the name of a slip stands in its address alone',
  'POST /api/ajax/guest/order/rental-place-order/{view_id} file_upload': 'dropped where the product asks for no file',
  'POST /api/ajax/guest/order/rental-place-order/{view_id} paymentProof': 'in its address alone',
  ...Object.fromEntries(
    ['collect', 'rental-place-order'].flatMap((call) =>
      ['address', 'city', 'state'].map((field) => [
        `POST /api/ajax/guest/order/${call}/{view_id} ${field}`,
        'dropped where nothing is sent',
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['pickup_location', 'return_location'].map((field) => [
      `POST /api/ajax/guest/order/rental-place-order/{view_id} ${field}`,
      'dropped where the shop names one place',
    ]),
  ),
  'POST /api/ajax/guest/lead/{username} page': 'kept only where it is a path of ours',
  'POST /api/ajax/guest/lead/{username} source': 'told by the call alone',
  'PUT /api/ajax/seller/products/{id}/viral-lock reward.coupon': 'compared',
  'POST /api/ajax/guest/order/{token}/payment-proof paymentProof': 'as above',
  'POST /api/ajax/guest/carts/checkout paymentProof': 'as above',
  'POST /api/ajax/guest/carts/checkout file_upload': 'dropped where no product asks for a file',
  'POST /api/ajax/guest/carts/shipping/quote city': 'in a field of the checkout',
  ...Object.fromEntries(
    ['hand-over', 'return']
      .flatMap((what) => ['note', 'photos.0'].map((field) => `POST /api/ajax/seller/rentals/{id}/${what} ${field}`))
      .map((name) => [name, 'in the drawer of its booking']),
  ),
  'POST /api/ajax/guest/invoices/{hashslug}/payment-proof paymentProof': 'as above',
  'POST /api/ajax/seller/invoices/record-payment/{hashslug} proof': 'as above',
  'POST /api/ajax/auth/register name': 'on the own account of that person, as the profile is',
  'POST /api/ajax/seller/shipping/start courier': 'in a shop of its own, as other methods are',
  ...Object.fromEntries(
    ['products', 'orders', 'invoices'].flatMap((list) => [
      [`POST /api/ajax/seller/views/${list} name`, 'in a menu'],
      [`POST /api/ajax/seller/views/${list} search`, 'an address behind a menu'],
    ]),
  ),
  'POST /api/ajax/seller/stock/{variation_id}/moves note': 'in a dialog',
  'POST /api/ajax/seller/stock/count note': 'in a dialog',
  'a file of products view_id': 'a new product gets an address of its own',
}
