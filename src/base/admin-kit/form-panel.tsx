import { Tabs } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'

const TellPanel = createContext<((part: string, isUnderWay: boolean) => void) | null>(null)

/**
 * A tab of a form. What is typed there is kept by the form, so it goes away while another tab is looked at; it stays as
 * long as something in it is under way, such as an upload, which would be given up with it.
 */
export function FormPanel({ value, children }: { value: string; children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set())
  const tell = useMemo(
    () => (part: string, isUnderWay: boolean) =>
      setParts((before) => new Set([...before].filter((each) => each !== part).concat(isUnderWay ? part : []))),
    [],
  )
  return (
    <TellPanel value={tell}>
      <Tabs.Panel value={value} keepMounted={parts.size > 0}>
        {children}
      </Tabs.Panel>
    </TellPanel>
  )
}

/** Keeps the tab around it, if there is one, as long as something is under way. */
export function useStaying(isUnderWay: boolean): void {
  const tell = useContext(TellPanel)
  const part = useId()
  useEffect(() => {
    if (!isUnderWay || !tell) return
    tell(part, true)
    return () => tell(part, false)
  }, [isUnderWay, part, tell])
}
