import { createHook } from 'node:async_hooks'

/** Never read: it is alive, and with it the hidden class of its kind. */
let held: object | undefined

/**
 * Keeps process.nextTick fast. V8 drops the hidden class of its entries when a full garbage collection finds none waiting, and
 * makes each later entry on its slow path, for as long as the process lives. One entry that stays prevents that. Node queues several
 * for each answer. Called at start, before the first such collection.
 * @returns the entry
 */
export function holdTickShape(): object | undefined {
  const hook = createHook({
    init(_id, type, _trigger, entry) {
      if (type === 'TickObject') held ??= entry
    },
  })
  hook.enable()
  process.nextTick(() => {})
  hook.disable()
  return held
}
