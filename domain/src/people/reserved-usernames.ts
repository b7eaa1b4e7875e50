/** Names no shop may take: they would read as ours, as an authority's, or as part of an address (CONTRACT §7). */
export const reservedUsernames: ReadonlySet<string> = new Set(
  `
  about abuse accept access account accounts activate ad admin administrator admins ads affiliate affiliates agent agents
  agent-tier ajax alert alerts all analytics android anonymous any api apis app apple apps archive article asset assets auth
  authentication authorize autoconfig autodiscover avatar backup bank banks banner beta bill billing billplz blog board book
  bot bots broadcast broadcasting browse bug bugs business buy buyer buyers cache calendar campaign career careers cart carts
  catalog catalogue category cdn chat check checkout chip claim client clients cloud code collect collection company config
  connect console contact contact-us content contract cookie cookies copyright corporate coupon coupons course courses create
  customer customers dashboard data database db debug default delete demo-shop deploy design dev developer developers digital
  dns docs documentation domain domains download downloads dropship dropshipper duitnow easyparcel edit editor email emails
  embed enterprise error errors event events example explore export facebook faq favicon feature features feed feedback file
  files finance forgot forum fpx free ftp gallery gateway gateways google group guest guests guide hasil health healthz help
  helpdesk home host hosting hostmaster hq html http https hub icon icons image images imap img import inbox index info
  instagram invite invites invoice invoices ios item items jobs join js kastam kedai kedai-app kedai-official kwsp landing
  language lang legal lhdn library license link links list live local localhost login logo logout mail mailbox mailer
  mailer-daemon manage manager map maps marketing master maybank me media member members membership message messages metrics
  mobile mail-server myinvois mysql name network new news newsletter noc node noreply no-reply notification notifications null
  oauth oauth2 offer official ok openapi operator order orders owner page pages partner partners password pay payment payments
  payout payouts pdrm phone photo photos plan plans platform pm policies policy polis pop pop3 popular portal post postgres
  postmaster premium press price prices pricing privacy private product products profile promo promos proof proxy public
  purchase pusher qr query readyz receipt redirect redis refer referral refund refunds register registration remove rental
  report reports reseller resellers reset resource root router rss rules sale sales sandbox script scripts sdk search secure
  security seller sellers send server servers service services session sessions setting settings setup share shipment shipments
  shipping shop shops shopping sign-in sign-out sign-up signin signout signup site sitemap sms smtp socket sockets spam sql ssh
  ssl ssm staff stage staging static stat statistics stats status stock stockist stockists storage store storefront stores
  stripe style styles subdomain subscribe subscription superuser support survey svn sys sysadmin system system-admin tax team
  teams telegram template templates terms test tests theme themes ticket tickets tiktok token tokens tool tools tos toyyibpay
  track tracking transaction translate trial undefined unsubscribe update upgrade upload uploads url usage user users v1 v2
  verification verify version view voucher wallet warehouse web webhook webhooks webmail webmaster website whatsapp widget wiki
  work workspace ws wss www www1 www2 you your zone
  `
    .trim()
    .split(/\s+/),
)
