/** What a seller does with a coupon that is there. */
export type CouponStep = 'pause' | 'resume' | 'restore' | 'archive'
