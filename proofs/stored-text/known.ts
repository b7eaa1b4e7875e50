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
  'POST /api/ajax/guest/coupon/{view_id}': 'looked up',
  'POST /api/ajax/guest/carts/coupon/redeem': 'looked up',
  'POST /api/ajax/guest/order/{token}/pay': 'looked up',
  'POST /sandbox/pay/{id}': 'compared',
  'POST /api/ajax/seller/invoices/compute': 'computed',
  'POST /api/ajax/guest/invoices/{hashslug}/pay': 'looked up',
}

/** Kept, and on no page as it opens: each with its reason. */
export const shownNowhere: Record<string, string> = {
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
  'POST /api/ajax/guest/order/{token}/payment-proof paymentProof': 'as above',
  'POST /api/ajax/guest/carts/checkout paymentProof': 'as above',
  'POST /api/ajax/guest/carts/checkout file_upload': 'dropped where no product asks for a file',
  'POST /api/ajax/guest/carts/shipping/quote city': 'in a field of the checkout',
  'PUT /api/ajax/seller/shipments/{id} service': 'on the page of its order, as the one of a new parcel is',
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
