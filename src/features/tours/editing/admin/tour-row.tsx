import { Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { Star } from 'lucide-react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { Thumb } from '#src/base/admin-kit/list/thumb.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay } from '#src/base/dates.ts'
import { formatMoney, formatWholeMoney } from '#src/base/money.ts'
import type { OfficeTourRow } from '../tours.admin.schema.ts'
import { tourTexts } from './tour.strings.ts'
import { toursScreen } from './tour-actions.ts'
import classes from './tours.module.css'

type Props = { tour: OfficeTourRow }

const inOneLine = { whiteSpace: 'nowrap' } as const

export function TourName({ tour }: Props) {
  const t = useOfficeT(tourTexts)
  const { cover, name, code, featured } = tour
  return (
    <Group gap="sm" wrap="nowrap">
      <Box flex="none" className={classes.cover ?? ''}>
        <Thumb image={cover} />
      </Box>
      <Stack gap={0} miw={{ base: '8rem', xs: '9rem', md: '11.5rem' }}>
        <RowLink to={`${toursScreen}/update`} state={targetOf(tour)}>
          {name}
        </RowLink>
        <Group gap={6} wrap="nowrap">
          <Text size="xs" c="dimmed">
            {code}
          </Text>
          {featured && (
            <>
              <Star size={12} aria-hidden="true" color="var(--mantine-color-yellow-6)" />
              <VisuallyHidden>{t('featured')}</VisuallyHidden>
            </>
          )}
        </Group>
        <Brief tour={tour} />
      </Stack>
    </Group>
  )
}

/** Next date and price, on windows too narrow for their columns. */
function Brief({ tour: { status, next_departure, from_price } }: Props) {
  const t = useOfficeT(tourTexts)
  const { lang } = usePreferences()
  const parts = [
    status !== 'yayinda' && t(status),
    next_departure ? formatDay(next_departure.start_date, lang) : t('no_next'),
    from_price && formatWholeMoney(from_price.amount, from_price.currency, lang),
  ]
  return (
    <Text size="xs" mt="0.15rem" hiddenFrom="md">
      {parts.filter(Boolean).join(' · ')}
    </Text>
  )
}

export function NextDeparture({ tour: { next_departure, upcoming } }: Props) {
  const t = useOfficeT(tourTexts)
  const { lang } = usePreferences()
  if (!next_departure)
    return (
      <Text size="sm" c="dimmed">
        {upcoming > 0 ? t('none_on_sale', { n: upcoming }) : t('no_next')}
      </Text>
    )
  const { start_date, seats_left } = next_departure
  return (
    <Stack gap={0}>
      <Text size="sm" style={inOneLine}>
        {formatDay(start_date, lang)}
      </Text>
      <Text size="xs" c="dimmed" style={inOneLine}>
        {t('seats', { n: seats_left })} · {t('more_dates', { n: upcoming })}
      </Text>
    </Stack>
  )
}

export function FromPrice({ tour: { from_price } }: Props) {
  const { lang } = usePreferences()
  return (
    <Text size="sm" style={inOneLine}>
      {from_price ? formatMoney(from_price.amount, from_price.currency, lang) : '–'}
    </Text>
  )
}
