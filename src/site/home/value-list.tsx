import { RichText } from '#src/base/ui/display/rich-text.tsx'
import type { HomeItem } from './home-data.ts'

/** The agency's values, each under a rule. @param className sets the columns */
export function ValueList({
  items,
  className,
}: {
  items: readonly Pick<HomeItem, 'id' | 'title' | 'description'>[]
  className: string
}) {
  return (
    <ul className={className}>
      {items.map(({ id, title, description }) => (
        <li key={id} className="border-t-2 border-main pt-4">
          <h3 className="text-heading">{title}</h3>
          <RichText html={description} className="mt-2 text-ink-soft" />
        </li>
      ))}
    </ul>
  )
}
