import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { ChipLink } from '#src/base/ui/controls/chip.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { searchPath } from '#src/features/tours/tours.links.ts'

/** The next holidays that tours leave in, by their date. */
export function HolidayLinks({ holidays }: { holidays: readonly { value: string; name: string }[] }) {
  const t = useT()
  const path = usePath()
  if (holidays.length === 0) return null
  return (
    <Container className="mt-4">
      <nav aria-labelledby="holidays" className="flex flex-wrap items-center gap-2">
        <p id="holidays" className="px-1 text-sm font-semibold">
          {t('home.holidays')}
        </p>
        {holidays.map(({ value, name }) => (
          <ChipLink key={value} href={path(`${searchPath}?holiday=${value}`)} isOn={false}>
            {name}
          </ChipLink>
        ))}
      </nav>
    </Container>
  )
}
