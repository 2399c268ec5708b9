import { useEffect, useState } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Checkbox } from '#src/base/ui/controls/field.tsx'
import { isAtOnce, writeAtOnce } from './at-once.ts'

/** In the checkout: whether the customer fills in the travellers right after booking; by default later. */
export function PassengersChoice() {
  const t = useT()
  const [isChecked, setChecked] = useState(false)
  // After hydration: the server does not know the tab's storage.
  useEffect(() => setChecked(isAtOnce()), [])
  return (
    <Checkbox
      checked={isChecked}
      onChange={({ target }) => {
        setChecked(target.checked)
        writeAtOnce(target.checked)
      }}
    >
      <span>{t('checkout.passengers_at_once')}</span>{' '}
      <span className="block text-sm text-ink-soft">{t('checkout.passengers_at_once_hint')}</span>
    </Checkbox>
  )
}
