import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type InquiryOptions, useInquiry } from './use-inquiry.ts'

/** A form of one page. The first wrong field takes the focus, whether the form or the server finds it. */
export function useInquiryForm<F extends { name: string; email: string; phone: string }>(options: InquiryOptions<F>) {
  const ref = useRef<HTMLFormElement>(null)
  const goTo = useGoTo(ref)
  const state = useInquiry(options)
  const { setback } = state
  const goToRefused = useEffectEvent(() => goTo(Object.keys(state.problems)[0]))
  useEffect(() => {
    if (setback) goToRefused()
  }, [setback])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    goTo(state.submit()[0])
  }
  return { state, form: { ref, onSubmit, noValidate: true } }
}

/** Focuses a control by its field name. */
export function useGoTo(formRef: RefObject<HTMLFormElement | null>) {
  return (field: string | undefined) => {
    const named = field === undefined ? null : formRef.current?.elements.namedItem(field)
    const control = named instanceof RadioNodeList ? named[0] : named
    if (control instanceof HTMLElement) control.focus()
  }
}
