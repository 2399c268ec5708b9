import type { JsonLdData } from './json-ld.tsx'

/** schema.org BreadcrumbList. @param steps from home on; the last one is the page itself and needs no address. */
export function breadcrumbsData(steps: readonly { name: string; url: string | null }[]): JsonLdData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url && { item: url }),
    })),
  }
}
