import { NativeSelect, TextInput } from '@mantine/core'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { RowsField } from '#src/base/admin-kit/form/inputs/rows-field.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficePickupPoint } from '../pickups.admin.schema.ts'
import { pickupTexts } from './pickups.strings.ts'

type Stop = { id: number | string; time: string }

const maxStops = 30

/** Where a tour stops, and when. Closed points stay where they are chosen. */
export function TourPickupsField({
  points,
  name,
  value,
  set,
  errors,
  label,
  help,
}: CustomField & { points: readonly OfficePickupPoint[] }) {
  const t = useOfficeT(pickupTexts)
  const stops = value as Stop[]
  const choicesFor = (own: Stop['id']) =>
    points
      .filter(
        ({ id, active }) => String(id) === String(own) || (active && !stops.some((stop) => Number(stop.id) === id)),
      )
      .map(({ id, name: point, active }) => ({
        value: String(id),
        label: active ? point : t('closed_point', { name: point }),
      }))
  return (
    <RowsField
      label={label}
      help={help}
      error={errors[name]}
      rows={stops}
      set={set}
      empty={() => ({ id: '', time: '' })}
      texts={{
        add: t('stop_add'),
        remove: (n) => t('stop_remove', { n }),
        none: t(points.length > 0 ? 'no_stops' : 'none_yet'),
      }}
      max={Math.min(maxStops, points.length)}
    >
      {(stop, change, n) => (
        <>
          <NativeSelect
            aria-label={t('stop_point', { n })}
            value={String(stop.id)}
            data={[{ value: '', label: t('choose') }, ...choicesFor(stop.id)]}
            onChange={({ currentTarget }) => change({ id: currentTarget.value })}
            error={errors[`${name}.${n - 1}.id`]}
            flex="1 1 220px"
            maw={420}
          />
          <TextInput
            type="time"
            aria-label={t('stop_time', { n })}
            value={stop.time}
            onChange={({ currentTarget }) => change({ time: currentTarget.value })}
            error={errors[`${name}.${n - 1}.time`]}
            w={150}
          />
        </>
      )}
    </RowsField>
  )
}
