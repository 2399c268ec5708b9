import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { checkTexts } from '../../admin/login-checks.ts'

type Texts<Name extends string> = Partial<Record<Name, string>>
type Form<Name extends string> = {
  /** @returns the API's refusal or a sentence; null after success */
  send: (values: Record<Name, string>) => Promise<Refused | string | null>
  /** errors of filled fields, before sending */
  check?: (values: Record<Name, string>) => Texts<Name>
}

/**
 * State of a small form that requires the password: values, errors, and one submit at a time. Focuses the first wrong field; `failed` is
 * a refusal that concerns no field.
 * @param start of every field, in the order of the screen
 */
export function useTypedFields<Name extends string>(start: Record<Name, string>, { send, check }: Form<Name>) {
  const tWrong = useOfficeT(checkTexts)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Texts<Name>>({})
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  const names = Object.keys(values) as Name[]

  // A button that is busy loses the focus.
  useEffect(() => {
    if (failed && !isBusy) form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
  }, [failed, isBusy])

  const focus = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  const refuse = (wrong: Texts<Name>) => {
    setErrors(wrong)
    const first = names.find((name) => wrong[name])
    if (first) focus(first)
  }
  const show = (refused: Refused | string) => {
    if (typeof refused === 'string') return setFailed(refused)
    const atFields = textsOf(names, (name) => refused.errors[name]?.[0])
    if (Object.keys(atFields).length > 0) return refuse(atFields)
    setFailed(failureIn(refused))
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = textsOf(names, (name) => (values[name] === '' ? tWrong('required') : undefined))
    const wrong: Texts<Name> = { ...check?.(values), ...missing }
    setFailed('')
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setErrors({})
    setBusy(true)
    const refused = await send(values)
    setBusy(false)
    if (refused !== null) show(refused)
  }
  return {
    /** of the `<form>` */
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent) => void submit(event),
    } as const,
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: (text: string) => {
        setValues((before) => ({ ...before, [name]: text }))
        setErrors((before) => ({ ...before, [name]: '' }))
      },
      error: errors[name] || false,
    }),
    failed,
    isBusy,
    clear: () => setValues(start),
  }
}

function textsOf<Name extends string>(names: readonly Name[], textOf: (name: Name) => string | undefined): Texts<Name> {
  const texts = names.flatMap((name) => {
    const text = textOf(name)
    return text ? [[name, text] as const] : []
  })
  return Object.fromEntries(texts) as Texts<Name>
}
