import { SocialIcon } from '#src/base/ui/display/social-icon.tsx'
import type { SocialMedia } from '#src/features/agency/company.schema.ts'

type Props = { links: SocialMedia; className: string; linkClass: string; iconClass?: string }

/** The agency's pages on social networks, as round icons. */
export function SocialLinks({ links, className, linkClass, iconClass }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ id, name, uri, icon_name }) => (
        <li key={id}>
          <a
            href={uri}
            aria-label={name}
            target="_blank"
            rel="noopener"
            className={`grid place-items-center rounded-full ${linkClass}`}
          >
            <SocialIcon name={icon_name} className={iconClass} />
          </a>
        </li>
      ))}
    </ul>
  )
}
