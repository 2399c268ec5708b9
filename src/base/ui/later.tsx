import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component of a file that is loaded when it is first shown. The file can be missing: stopped by a content filter, gone after an upgrade,
 * lost on the way. It is asked for twice; without it `Missing` stands in its place, and the rest of the page stays as it is.
 * @param load the file's component @param Missing gets the same properties, and `again`, which asks once more
 * @param Waiting shown until the file is there
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
