import { useRef, useState } from 'react'

/**
 * Connects a pure state machine to a component.
 * @param next the state after an event; the same object when nothing changes
 * @param perform sends requests and writes storage after a change of state. Called synchronously, before the next event,
 * and also after unmounting, so that an order that was sent is still recorded.
 */
export function useMachine<S, E>(
  start: () => S,
  next: (state: S, event: E) => S,
  perform: (after: S, before: S, send: (event: E) => void) => void,
): [state: S, send: (event: E) => S] {
  const [shown, show] = useState(start)
  // Events before the next rendering, such as a double click, must see the current state.
  const current = useRef(shown)
  const send = (event: E): S => {
    const before = current.current
    const after = next(before, event)
    if (after === before) return before
    current.current = after
    show(after)
    perform(after, before, send)
    return after
  }
  return [shown, send]
}
