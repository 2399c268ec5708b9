import { createContext, type ReactElement, use } from 'react'
import { type I18n, useI18n } from '#src/base/i18n/i18n.tsx'

/** Content that is rendered once for many pages. */
export type Part = {
  /** what is rendered */
  name: string
  /** JSON; all that the content is made of beside the language */
  of: unknown
  content: ReactElement
}

/** @returns the HTML of a part */
export type Finish = (part: Part, i18n: I18n) => string

/** null in the browser, which renders parts as anything else. */
export const FinishContext = createContext<Finish | null>(null)

type Props = Part & { as?: 'div' | 'li'; className?: string | undefined; 'data-later'?: true }

/**
 * An element whose content the server makes once for all pages that have it (finish.server.tsx). The content must not use the address,
 * the router, ids or pictures that are preloaded.
 */
export function Finished({ as: Element = 'div', className, 'data-later': isLater, ...part }: Props) {
  const finish = use(FinishContext)
  const i18n = useI18n()
  if (!finish)
    return (
      <Element className={className} data-later={isLater}>
        {part.content}
      </Element>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the same content
  return <Element className={className} data-later={isLater} dangerouslySetInnerHTML={{ __html: finish(part, i18n) }} />
}
