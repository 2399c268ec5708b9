/** Pages that are one visitor's own, or nobody's: not for search engines. By itself, because every public page has it. */
export const unlistedPages: readonly string[] = [
  'cart',
  'checkout',
  'order_result',
  'offer',
  'tour_preview',
  'not_found',
]
