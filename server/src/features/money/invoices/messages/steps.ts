import type { ExplainedStep } from '@kedai/domain/invoices/explain.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** How a figure came about. Amounts are filled in as each language writes them. */
export const stepTexts = {
  line: {
    ms: 'Item {line}: {quantity} × {currency} {unitPrice} = {currency} {exact}',
    en: 'Item {line}: {quantity} × {currency} {unitPrice} = {currency} {exact}',
    zh: '第 {line} 项：{quantity} × {currency} {unitPrice} = {currency} {exact}',
  },
  subtotal: { ms: 'Jumlah kecil: semua item dicampur', en: 'Subtotal: all items added up', zh: '小计：所有项目相加' },
  shipping: { ms: 'Penghantaran', en: 'Shipping', zh: '运费' },
  discount_percent: {
    ms: 'Diskaun {rate}% daripada jumlah kecil {of} = {currency} {exact}',
    en: 'Discount of {rate}% of the subtotal {of} = {currency} {exact}',
    zh: '折扣：小计 {of} 的 {rate}% = {currency} {exact}',
  },
  discount_fixed: { ms: 'Diskaun tetap', en: 'Fixed discount', zh: '固定折扣' },
  after: {
    ms: 'Selepas diskaun: {subtotal} + {shipping} − {discount}',
    en: 'After the discount: {subtotal} + {shipping} − {discount}',
    zh: '折后：{subtotal} + {shipping} − {discount}',
  },
  tax_percent: {
    ms: 'Cukai {rate}% daripada {of} = {currency} {exact}',
    en: 'Tax of {rate}% of {of} = {currency} {exact}',
    zh: '税：{of} 的 {rate}% = {currency} {exact}',
  },
  tax_fixed: { ms: 'Cukai tetap', en: 'Fixed tax', zh: '固定税额' },
  total: { ms: 'Jumlah: {after} + {tax}', en: 'Total: {after} + {tax}', zh: '总额：{after} + {tax}' },
} satisfies Record<ExplainedStep['step'], Message>

/** Said beside a tax that leaves the delivery out. */
export const withoutShipping: Message = { ms: ' (tanpa penghantaran)', en: ' (without shipping)', zh: '（不含运费）' }
