import { useId } from 'react'
import { usePath } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { useShell } from './shell/shell-data.ts'

type Props = { title: string; className?: string }

/** Links as buttons under a heading; nothing without any. */
export function LinkGroup({ title, links, className }: Props & { links: readonly { href: string; name: string }[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className={buttonClass({ kind: 'outline', size: 'sm' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The categories of the menu. */
export function CategoryLinks(props: Props) {
  const path = usePath()
  const links = useShell().categories.map(({ name, seo_name }) => ({ name, href: path(categoryPath(seo_name)) }))
  return <LinkGroup links={links} {...props} />
}
