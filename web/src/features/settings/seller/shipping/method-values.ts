import type { SaveMethod, ShownMethod } from '@kedai/contracts/seller-shipping.ts'

export type Shape = 'flat' | 'weight' | 'weight-table' | 'quantity' | 'quantity-table' | 'pickup'
export type TypedBand = { most: string; price: string }

// What stands in the form; each shape keeps its own fields, so that trying another loses nothing.
export type MethodValues = {
  name: string
  courier: string
  // Where and when the buyer collects.
  pickup: string
  freeAbove: string
  shape: Shape
  price: string
  first: string
  firstPrice: string
  step: string
  stepPrice: string
  most: string
  bands: TypedBand[]
}

// `start`: the shape that a new one begins with.
export function toValues(method: ShownMethod | null, start: Shape = 'weight'): MethodValues {
  const rate = method?.rate
  return {
    name: method?.name ?? '',
    courier: method?.courier ?? '',
    pickup: method?.pickup ?? '',
    freeAbove: method?.free_above ?? '',
    shape: method?.pickup
      ? 'pickup'
      : !rate
        ? start
        : rate.by === 'flat'
          ? 'flat'
          : rate.bands
            ? `${rate.by}-table`
            : rate.by,
    price: rate?.price ?? '',
    first: rate?.first ?? '1',
    firstPrice: rate?.first_price ?? '',
    step: rate?.step ?? '1',
    stepPrice: rate?.step_price ?? '',
    most: rate?.most ?? '',
    bands: rate?.bands?.map(({ most, price }) => ({ most: most ?? '', price })) ?? [{ most: '', price: '' }],
  }
}

export function toWire(values: MethodValues): SaveMethod {
  const { name, courier, freeAbove, shape, pickup } = values
  if (shape === 'pickup') return { name, courier: '', pickup, free_above: '', rate: { by: 'flat', price: '0.00' } }
  return { name, courier, pickup: null, free_above: freeAbove, rate: rateOf(values, shape) }
}

function rateOf(values: MethodValues, shape: Shape): SaveMethod['rate'] {
  if (shape === 'flat') return { by: 'flat', price: values.price }
  const by = byOf(shape)
  if (isTable(shape)) return { by, bands: values.bands.map(({ most, price }) => ({ most: most || null, price })) }
  return {
    by,
    first: values.first,
    first_price: values.firstPrice,
    step: values.step,
    step_price: values.stepPrice,
    most: values.most || null,
  }
}

// Where each part of the form is refused.
export const fieldOf = (name: string): string => fields[name] ?? name

const fields: Record<string, string> = {
  freeAbove: 'free_above',
  shape: 'rate.by',
  price: 'rate.price',
  first: 'rate.first',
  firstPrice: 'rate.first_price',
  step: 'rate.step',
  stepPrice: 'rate.step_price',
  most: 'rate.most',
}

export const byOf = (shape: Shape): 'weight' | 'quantity' => (shape.startsWith('weight') ? 'weight' : 'quantity')

export const isTable = (shape: Shape): boolean => shape.endsWith('-table')
