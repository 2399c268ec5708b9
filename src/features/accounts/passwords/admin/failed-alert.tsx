import { Alert } from '@mantine/core'

/** Why a form was not sent, beside its button. @param text '' shows nothing */
export function FailedAlert({ text }: { text: string }) {
  return (
    text !== '' && (
      <Alert color="red" role="alert">
        {text}
      </Alert>
    )
  )
}
