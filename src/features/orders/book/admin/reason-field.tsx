import { Textarea, type TextareaProps } from '@mantine/core'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import type { DecisionState } from './decision-dialog.tsx'

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'error'> & {
  value: string
  set: (reason: string) => void
  decision: Pick<DecisionState, 'errorOf'>
}

export function ReasonField({ value, set, decision, ...props }: Props) {
  return (
    <Textarea
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      error={decision.errorOf('reason') ?? tooLong(value, 500)}
      autosize
      minRows={2}
      {...props}
    />
  )
}
