export type Told = { waits?: boolean /** waits when it is this process */; waitsIn?: number; dies?: boolean }

/** Answers each message with its process, waits for SIGUSR2, or ends. */
process.on('message', ({ waits = false, dies = false, waitsIn }: Told) => {
  if (dies) process.kill(process.pid, 'SIGKILL')
  if (!waits && waitsIn !== process.pid) process.send!({ pid: process.pid })
})
process.on('SIGUSR2', () => process.send!({ pid: process.pid }))
