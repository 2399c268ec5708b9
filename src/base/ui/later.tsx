import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose file is loaded when it is first shown. Loading can fail: a content filter, an upgrade, the network. It is retried once;
 * then `Missing` is shown instead, and the rest of the page is not affected.
 * @param load the file's component @param Missing gets the same properties, and `again`, which retries
 * @param Waiting shown while the file loads
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P & { again: () => void }>,
  Waiting: ComponentType = Nothing,
): ComponentType<P> {
  let Part: ComponentType<P> | null = null
  return function Later(props: P) {
    const [isMissing, setMissing] = useState(false)
    const [, setLoaded] = useState(Part !== null)
    useEffect(() => {
      if (Part || isMissing) return
      let isShown = true
      void load()
        .catch(load)
        .then(
          (loaded) => {
            Part = loaded
            if (isShown) setLoaded(true)
          },
          () => isShown && setMissing(true),
        )
      return () => {
        isShown = false
      }
    }, [isMissing])
    if (Part) return <Part {...props} />
    return isMissing ? <Missing {...props} again={() => setMissing(false)} /> : <Waiting />
  }
}

/** For a part that the page is complete without. */
export function Nothing(): null {
  return null
}
