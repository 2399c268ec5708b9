import type { ComponentProps } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Options, Select } from '#src/base/ui/controls/field.tsx'

type Props = Pick<ComponentProps<'select'>, 'name' | 'onBlur'> & {
  /** 1 for the first child */
  nth: number
  age: number | null
  onChoose: (age: number | null) => void
  isMissing: boolean
}

/** Ages of children, in full years. */
const years = Array.from({ length: 18 }, (_, age) => age)

export function AgeSelect({ nth, age, onChoose, isMissing, ...select }: Props) {
  const t = useT()
  return (
    <Select
      {...select}
      label={t('booking.child_age', { n: nth })}
      value={age ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      error={isMissing ? [t('booking.choose_age')] : undefined}
    >
      <option value="">{t('booking.choose_age')}</option>
      <Options values={years} textOf={(n) => (n === 0 ? t('booking.age_baby') : t('booking.age', { n }))} />
    </Select>
  )
}
