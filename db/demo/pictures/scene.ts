/** One illustrated poster of the demo agency. `draw` gives a whole SVG, 2400 x 1600, the same one every time. */
export type Scene = {
  name: string
  title: { tr: string; en: string }
  alt: { tr: string; en: string }
  draw: () => string
}
