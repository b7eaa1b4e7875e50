import {
  BarcodeField,
  CostField,
  PriceField,
  PromoPriceField,
  SkuField,
  StockField,
  WeightField,
  usePromoIsOn,
} from '../../form/seller/unit-fields.tsx'

// A simple product: one price, one stock.
export function OneUnit() {
  const isPromo = usePromoIsOn()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PriceField index={0} />
      {isPromo && <PromoPriceField index={0} />}
      <StockField index={0} />
      <WeightField index={0} />
      <SkuField index={0} />
      <BarcodeField index={0} />
      <CostField index={0} />
    </div>
  )
}
