import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { photo } from '../../../platform/test-app/pictures.ts'

export const products = '/api/ajax/seller/products'

/** A new shop and its owner's browser. */
export async function openShop(app: TestApp, username: string): Promise<{ owner: TestClient; shopId: number }> {
  const owner = await app.client()
  const { body } = await owner.post('/api/ajax/auth/register', {
    name: 'Siti',
    email: `owner@${username}.test`,
    phone: '0123456789',
    password: 'kata-laluan-panjang-7',
    shop_name: `Kedai ${username}`,
    username,
  })
  return { owner, shopId: body.data.shops[0].id }
}

export const mug = (given: object = {}) => ({
  item_type: 'ecommerce',
  title: 'Mug Seramik',
  variations: [{ price: '25.00', stock: 10, weight: '0.35' }],
  ...given,
})

export const tee = (given: object = {}) => ({
  item_type: 'variation',
  title: 'Baju T',
  option_names: ['Saiz', 'Warna'],
  variations: [
    { option_values: ['S', 'Merah'], price: '39', stock: 3, sku: 'T-S-M' },
    { option_values: ['S', 'Biru'], price: '39.00', stock: 0 },
    { option_values: ['L', 'Merah'], price: 'RM 45.00', stock: 5 },
    { option_values: ['L', 'Biru'], price: '45', stock: 2 },
  ],
  ...given,
})

export async function uploadPhoto(client: TestClient): Promise<number> {
  const { body } = await client.multipart('/api/ajax/seller/pictures', {
    picture: { filename: 'mug.jpg', bytes: await photo(600, 400) },
    alt: 'Mug',
  })
  return body.data.id
}
