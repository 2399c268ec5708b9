import { Text, type TextProps } from '@mantine/core'
import type { ComponentProps } from 'react'

/** Secondary text: small, in a weaker colour. */
export function Dimmed(props: TextProps & Omit<ComponentProps<'p'>, keyof TextProps>) {
  return <Text size="sm" c="dimmed" {...props} />
}
