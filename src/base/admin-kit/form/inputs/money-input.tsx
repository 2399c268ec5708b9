import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'

type Props = Omit<
  NumberInputProps,
  'min' | 'decimalScale' | 'fixedDecimalScale' | 'decimalSeparator' | 'thousandSeparator' | 'hideControls'
> & {
  /** at most; default 2. Only two decimals are padded with zeros. */
  decimals?: number | undefined
}

/** An amount in major units, in the spelling of the office's language: 1.250 or 1.250,50, never 1.250,5. */
export function MoneyInput({ value, decimals = 2, onFocus, onBlur, ...props }: Props) {
  const { lang } = usePreferences()
  const [thousandSeparator, decimalSeparator] = lang === 'tr' ? ['.', ','] : [',', '.']
  const [isTyping, setTyping] = useState(false)
  return (
    <NumberInput
      {...props}
      {...(value !== undefined && { value })}
      min={0}
      decimalScale={decimals}
      // Filling up zeros while somebody types would move the cursor.
      fixedDecimalScale={decimals === 2 && !isTyping && value !== '' && !Number.isInteger(Number(value))}
      thousandSeparator={thousandSeparator!}
      decimalSeparator={decimalSeparator!}
      hideControls
      onFocus={(event) => {
        setTyping(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTyping(false)
        onBlur?.(event)
      }}
    />
  )
}
