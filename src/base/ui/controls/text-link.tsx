import type { ComponentProps } from 'react'
import { PageLink } from '#src/base/i18n/i18n.tsx'

/** A link to a page of the site, in a paragraph of its own. */
export function TextLink(props: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  return <PageLink className="font-semibold text-main underline underline-offset-4 hover:text-main-deep" {...props} />
}
