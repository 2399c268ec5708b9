import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Need } from './system.schema.ts'
import { needTexts } from './system.strings.ts'

/** Sentences about what somebody has to look at. @param linkTo an address for each, as of a section of this screen */
export function NeedsList({ needs, linkTo }: { needs: readonly Need[]; linkTo?: (need: Need['need']) => string }) {
  const t = useOfficeT(needTexts)
  return (
    <ul
      style={{
        margin: 0,
        paddingInlineStart: needs.length > 1 ? '1.25rem' : 0,
        listStyle: needs.length > 1 ? 'disc' : 'none',
      }}
    >
      {needs.map(({ need, count }) => {
        const text = t(need, { n: count })
        return (
          <li key={need}>
            {linkTo ? (
              <a href={linkTo(need)} style={{ color: 'inherit' }}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
