/** Pages with noindex: personal pages and error pages. In a file of its own, because every public page loads it. */
export const unlistedPages: readonly string[] = [
  'cart',
  'checkout',
  'order_result',
  'voucher',
  'payment_link',
  'offer',
  'tour_preview',
  'not_found',
]
