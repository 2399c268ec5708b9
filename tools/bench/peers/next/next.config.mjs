const here = import.meta.dirname

/** Pictures come from the measured site. */
export default {
  turbopack: { root: here },
  outputFileTracingRoot: here,
  rewrites: () => [{ source: '/images/:file', destination: `${process.env.SITE}/images/:file` }],
}
