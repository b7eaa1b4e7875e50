import type { CourierLabel } from '../../../integrations/couriers/courier.ts'

/** A label as it is kept: the courier's own page only where it is one that a browser may be sent to. */
export const labelColumns = (label: CourierLabel | null | undefined): { label_pdf?: Buffer; label_url?: string } =>
  !label
    ? {}
    : 'pdf' in label
      ? { label_pdf: label.pdf }
      : /^https?:\/\//.test(label.url)
        ? { label_url: label.url }
        : {}
