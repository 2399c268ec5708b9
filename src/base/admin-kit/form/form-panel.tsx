import { Tabs } from '@mantine/core'
import { type Context, createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'

type Tell = (part: string, isUnderWay: boolean) => void
const TellPanel = createContext<Tell | null>(null)
/** Told by uploads inside a form, which must not be saved or left without them. */
export const TellUploads = createContext<Tell | null>(null)

/** @returns whether anything inside is under way, and how to be told of it. */
export function useUnderWay(): [boolean, Tell] {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set())
  const tell = useMemo<Tell>(
    () => (part, isUnderWay) =>
      setParts((before) => new Set([...before].filter((each) => each !== part).concat(isUnderWay ? part : []))),
    [],
  )
  return [parts.size > 0, tell]
}

/**
 * A tab of a form. What is typed there is kept by the form, so it goes away while another tab is looked at; it stays as
 * long as something in it is under way, such as an upload, which would be given up with it.
 */
export function FormPanel({ value, children }: { value: string; children: ReactNode }) {
  const [isUnderWay, tell] = useUnderWay()
  return (
    <TellPanel value={tell}>
      <Tabs.Panel value={value} keepMounted={isUnderWay}>
        {children}
      </Tabs.Panel>
    </TellPanel>
  )
}

/** Keeps the tab around it, if there is one, as long as something is under way. */
export function useStaying(isUnderWay: boolean): void {
  useTelling(TellPanel, isUnderWay)
}

/** Lets the form around it wait, if there is one, as long as something is being uploaded. */
export function useUploading(isUnderWay: boolean): void {
  useTelling(TellUploads, isUnderWay)
}

function useTelling(context: Context<Tell | null>, isUnderWay: boolean): void {
  const tell = useContext(context)
  const part = useId()
  useEffect(() => {
    if (!isUnderWay || !tell) return
    tell(part, true)
    return () => tell(part, false)
  }, [isUnderWay, part, tell])
}
