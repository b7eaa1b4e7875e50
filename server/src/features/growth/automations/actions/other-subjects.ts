import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { shopUrl, type Site } from '../../../../platform/http/shop-url.ts'
import type { LeftCartFacts, UnitFacts } from '../queries/carts-and-stock.ts'
import type { Subject } from './judge-run.ts'

/** The shop that an automation is of. */
export type RunShop = {
  name: string
  username: string
  email: string | null
  phone: string | null
  owner_email: string
  owner_lang: string
}

export type Found = {
  subject: Subject
  /** Why there is nothing left to do. */
  over: string | null
}

const readLang = (kept: string) => langs.find((one) => one === kept) ?? 'ms'

/** Who left a cart; its link shows the lines to whoever has it, and leads a reseller to their own cart. */
export function subjectOfCart(cart: LeftCartFacts, shop: RunShop, site: Site): Subject {
  const lang = readLang(cart.lang)
  const isMember = cart.reseller_id !== null
  const home = shopUrl(site, shop.username)
  return {
    name: cart.name,
    email: cart.email,
    phone: cart.phone,
    lang,
    customerId: isMember ? null : cart.customer_id,
    isOrder: false,
    isOffer: !isMember,
    facts: {
      totalSen: cart.total_sen,
      viewIds: cart.view_ids,
      state: null,
      paymentMethod: null,
      isFirstOrder: null,
      tags: isMember ? [] : (cart.tags ?? []),
      ...(isMember && { programme: cart.area }),
    },
    words: {
      name: cart.name,
      order_no: '',
      total: displayRinggit(sen(cart.total_sen), lang),
      shop: shop.name,
      link: isMember ? `${home}/${cart.area}/cart` : `${home}/cart/shared/${cart.token}`,
      programme: cart.programme_name ?? '',
    },
  }
}

/** Something that ran low: messages about it go to the shop. */
export function subjectOfUnit(unit: UnitFacts, shop: RunShop): Subject {
  const item = [unit.title, optionsText(unit.option_values)].filter(Boolean).join(' · ')
  return {
    name: shop.name,
    email: shop.email ?? shop.owner_email,
    phone: shop.phone === null ? null : readPhone(shop.phone),
    lang: readLang(shop.owner_lang),
    customerId: null,
    isOrder: false,
    isOffer: false,
    facts: { totalSen: null, viewIds: [unit.view_id], state: null, paymentMethod: null, isFirstOrder: null, tags: [] },
    words: {
      name: shop.name,
      order_no: '',
      total: '',
      shop: shop.name,
      item,
      sku: unit.sku ?? '',
      left: String(unit.stock ?? 0),
    },
  }
}
