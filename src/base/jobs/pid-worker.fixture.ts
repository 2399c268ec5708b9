/** Answers each message with its process, or not at all when it is told to wait. */
process.on('message', ({ waits = false }: { waits?: boolean }) => {
  if (!waits) process.send!({ pid: process.pid })
})
