/** How `npm start` runs the built program: the reasons are in docs/decisions/0006-pictures-on-demand.md, Memory, 0077 and 0078. */
export const program = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  '--v8-pool-size=1',
  'build/server/main.js',
]

/** Read when a process starts, so the program cannot set them itself. */
export const programEnv = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
