/** Response headers of a page whose URL contains a secret key: no caching, no referrer, no indexing. */
export const secretPageHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
