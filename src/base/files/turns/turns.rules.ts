/** Work that waits for its turn, first come first. `networks`: all that wait for its result; more may come meanwhile. */
export type Waiting = { networks: ReadonlySet<string> }

/**
 * Whose turn it is: the network that had its turn longest ago, and of it what came first.
 * @param waiting not empty
 * @param ring networks in the order of their turns, as the last answer left it; a network that is not in it comes last
 * @returns the place in `waiting`, and the next `ring`, which has only networks that wait
 */
export function nextTurn(waiting: readonly Waiting[], ring: readonly string[]): { at: number; ring: string[] } {
  const present = new Set(waiting.flatMap(({ networks }) => [...networks]))
  const order = new Set([...ring.filter((network) => present.has(network)), ...present])
  const [turn, ...others] = order
  return { at: waiting.findIndex(({ networks }) => networks.has(turn!)), ring: [...others, turn!] }
}

/**
 * What gives up its place to work of these networks when no place is left: the last of the network with the most, if that has more than
 * they would have then, and only what nobody else waits for.
 * @returns its place in `waiting`; -1 for none
 */
export function placeGivenUp(waiting: readonly Waiting[], newcomers: ReadonlySet<string>): number {
  const counts = new Map<string, number>()
  for (const { networks } of waiting)
    for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1)
  const own = Math.min(...[...newcomers].map((network) => counts.get(network) ?? 0))
  const ofOne = (network: string) =>
    waiting.findLastIndex(({ networks }) => networks.size === 1 && networks.has(network))
  const [most] = [...counts]
    .filter(([network, count]) => count > own + 1 && ofOne(network) >= 0)
    .sort(([, a], [, b]) => b - a)
  return most ? ofOne(most[0]) : -1
}
