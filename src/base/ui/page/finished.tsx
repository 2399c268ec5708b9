import { createContext, type ReactElement, use } from 'react'
import { type I18n, useI18n } from '#src/base/i18n/i18n.tsx'

/** Content that is rendered once for many pages. */
export type Part = {
  /** of the content; parts with the same name and `of` are rendered once */
  name: string
  /** JSON values that never change; all that the content is made of beside the language */
  of: readonly unknown[]
  content: ReactElement
}

/** HTML that the server makes once for all pages that have it (finish.server.tsx). Each call returns the page's placeholder for it. */
export type SharedParts = {
  finish: (part: Part, i18n: I18n) => string
  /** @param html the same string each time, such as a stylesheet */
  text: (html: string) => string
}

/** null in the browser, which renders parts as anything else. */
export const PartsContext = createContext<SharedParts | null>(null)

type Props = Part & { as?: 'div' | 'li'; className?: string | undefined; 'data-later'?: true }

/**
 * An element whose content the server makes once for all pages that have it. The content must not use the address, the router, ids or
 * pictures that are preloaded.
 */
export function Finished({ as: Element = 'div', className, 'data-later': isLater, ...part }: Props) {
  const parts = use(PartsContext)
  const i18n = useI18n()
  if (!parts)
    return (
      <Element className={className} data-later={isLater}>
        {part.content}
      </Element>
    )
  const __html = parts.finish(part, i18n)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the same content
  return <Element className={className} data-later={isLater} dangerouslySetInnerHTML={{ __html }} />
}
