import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matched } from './lib/router.tsx'
import { sellerPaths } from './lib/seller/seller-paths.ts'
import { paths } from './paths.ts'
import { publicRoutesOf, sellerSide } from './public-routes.ts'
import { routesOf, sellerPagesAt } from './routes.tsx'
import type { Site } from './lib/site.tsx'

const bare: Site = { shopHost: null, ownDomain: null, demo: true, publicUrl: '', registration: true }
const own: Site = { shopHost: 'demo', ownDomain: null, demo: false, publicUrl: '', registration: true }
const fileOf = (path: string, site = bare) => {
  const pathname = path.split('?')[0] ?? ''
  const page = matched(publicRoutesOf(site), pathname)?.page
  return (page === sellerSide ? sellerPagesAt(routesOf(site), pathname).at(-1) : page)?.file.replace(
    /^src\/pages\//,
    '',
  )
}

describe('addresses lead to their pages', () => {
  it('on the bare host', () => {
    const shop = { username: 'demo', onShopHost: false }
    expect(
      [
        paths.home(),
        paths.storefront(shop, { q: 'kopi' }),
        paths.item(shop, 'DEMO-MUG'),
        paths.order('t'),
        paths.login(),
        paths.gallery(),
        paths.mailbox(),
        '/x',
      ].map((path) => fileOf(path)),
    ).toEqual([
      'public/home.tsx',
      'public/storefront.tsx',
      'public/item.tsx',
      'public/order.tsx',
      'public/login.tsx',
      'gallery/gallery.tsx',
      'demo/mailbox.tsx',
      'public/not-found.tsx',
    ])
    expect(
      [
        sellerPaths.orders(),
        sellerPaths.order('KD-1'),
        sellerPaths.newProduct('variation'),
        sellerPaths.product('9'),
        sellerPaths.money(),
        sellerPaths.settings(),
      ].map((path) => fileOf(path)),
    ).toEqual([
      'seller/orders.tsx',
      'seller/order.tsx',
      'seller/new-product.tsx',
      'seller/product.tsx',
      'seller/money.tsx',
      'seller/settings.tsx',
    ])
  })

  it('on a shop’s own host', () => {
    const shop = { username: 'demo', onShopHost: true }
    expect(
      [paths.storefront(shop), paths.item(shop, 'DEMO-MUG'), paths.gallery()].map((path) => fileOf(path, own)),
    ).toEqual(['public/storefront.tsx', 'public/item.tsx', 'public/not-found.tsx'])
  })

  it('with their parameters', () => {
    expect(matched(publicRoutesOf(bare), '/s/demo/i/DEMO-MUG')?.params).toEqual({
      username: 'demo',
      viewId: 'DEMO-MUG',
    })
  })
})

it('names each page’s file as it is', () => {
  const source = ['routes.tsx', 'public-routes.ts', 'not-found-page.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const pages = [...source.matchAll(/Page\('src\/([^']+)', .*import\('\.\/([^']+)'\)/g)]
  expect(pages.length).toBeGreaterThan(15)
  for (const [, named, imported] of pages) {
    expect(named).toBe(imported)
    expect(existsSync(join(import.meta.dirname, named ?? ''))).toBe(true)
  }
})

it('uses our own bare link everywhere: the router’s brings 4 kB to every page', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const offenders = files.filter((file) =>
    /import \{[^}]*\b(?:Link|NavLink|Form)\b[^}]*\} from 'react-router'/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  )
  expect(offenders).toEqual([])
})
